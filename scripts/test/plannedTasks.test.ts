import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';
import { plannedTasks } from './plannedTasks.ts';

const planned = (args: readonly string[]) =>
  plannedTasks(root, 'test', { args }).find((task) => task.package === '@shuye/ui');

it('tells for each package where it is and what a task would run with, which the arguments of the task change', () => {
  const plain = planned([]);
  expect(plain).toMatchObject({
    task: 'test',
    directory: 'packages/ui',
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(planned(['--sinceLastRun'])?.hash).not.toBe(plain?.hash);
});
