import { expect, it } from 'vitest';
import { idleProcessors } from './idleProcessors.ts';

it('comes in the first span of which more than a seventh was left over', async () => {
  const idle = [0, 10, 20, 40];
  let reads = 0;
  await idleProcessors(() => {
    const at = reads;
    reads += 1;
    return { idle: idle[at] ?? 0, all: 100 * at };
  }, 1);
  expect(reads).toBe(4);
});
