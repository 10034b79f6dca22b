import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { createJumpHistory, MAX_JUMPS } from './createJumpHistory.ts';

const place = (offset: number) => placeAt('c1', '', offset);

describe('the way back', () => {
  it('leads to the places that were left, the last one first', () => {
    const way = createJumpHistory();
    way.leave(place(1));
    way.leave(place(2));
    expect(way.place).toEqual(place(2));
    expect([way.take(), way.take(), way.take()]).toEqual([place(2), place(1), undefined]);
  });

  it('forgets the oldest of many, and all of them when it is cleared', () => {
    const way = createJumpHistory();
    for (let offset = 0; offset <= MAX_JUMPS; offset++) way.leave(place(offset));
    const taken = Array.from({ length: MAX_JUMPS }, () => way.take()?.offset);
    expect(taken.at(-1)).toBe(1);
    expect(way.take()).toBeUndefined();
    way.leave(place(1));
    way.clear();
    expect(way.place).toBeUndefined();
  });
});
