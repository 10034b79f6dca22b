import { expect, it } from 'vitest';
import { aFarmTask } from '../testing/aFarmTask.ts';
import { farmTaskText } from './farmTaskText.ts';

const running = (config: Parameters<typeof aFarmTask>[0], turns: number, readMs: number) =>
  farmTaskText({ phase: 'running', task: aFarmTask(config), turns, readMs });

it.each([
  [{ config: { pageTurns: 10 } }, 3, 0, '再读7页'],
  [{ config: { pageTurns: 10 } }, 0, 9000, '再读10页'],
  [{ config: { pageTurns: 10, duration: 60 } }, 9, 0, '再读1页'],
  [{ config: { duration: 60, goingAfter: '秒' } }, 5, 1, '再读60秒'],
  [{ config: { duration: 60, goingAfter: '秒' } }, 5, 1000, '再读59秒'],
  [{ config: { duration: 60, goingAfter: '秒' } }, 5, 61_000, '再读0秒'],
  [{ config: { pageTurns: 10 } }, 12, 0, '再读0页'],
])('of a task %j after %s turns and %s ms says %s [FARM-10]', (config, turns, readMs, text) => {
  expect(running(config, turns, readMs)).toBe(text);
});

it('says that a task is finished, and nothing of one that does not run [FARM-10]', () => {
  const task = aFarmTask({ config: { pageTurns: 3 } });
  expect(farmTaskText({ phase: 'finished', task })).toBe('任务完成');
  expect(farmTaskText({ phase: 'closed', task, because: 'too-late' })).toBe('');
});
