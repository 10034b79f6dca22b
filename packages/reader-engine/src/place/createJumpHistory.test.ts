import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { createWayBack, MOST_WAYS_BACK } from './createJumpHistory.ts';

const place = (offset: number) => placeAt('c1', '', offset);

describe('the way back', () => {
  it('leads to the places that were left, the last one first', () => {
    const way = createWayBack();
    way.leave(place(1));
    way.leave(place(2));
    expect(way.place).toEqual(place(2));
    expect([way.take(), way.take(), way.take()]).toEqual([place(2), place(1), undefined]);
  });

  it('forgets the oldest of many, and all of them when it is cleared', () => {
    const way = createWayBack();
    for (let offset = 0; offset <= MOST_WAYS_BACK; offset++) way.leave(place(offset));
    const taken = Array.from({ length: MOST_WAYS_BACK }, () => way.take()?.offset);
    expect(taken.at(-1)).toBe(1);
    expect(way.take()).toBeUndefined();
    way.leave(place(1));
    way.clear();
    expect(way.place).toBeUndefined();
  });
});
