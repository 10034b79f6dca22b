import type { FarmTaskEvent } from '@shuye/core-domain';
import type { Reader, ViewMove } from '@shuye/reader-engine';
import { expect, it } from 'vitest';
import { watchReading } from './watchReading.ts';

/** A reader that is wherever the test puts it. */
function watched() {
  const at = { index: 0, offset: 0 };
  const getState = () => ({
    status: 'reading',
    chapter: { index: at.index },
    place: { chapterId: `c${at.index}`, offset: at.offset, print: '' },
  });
  const moves = new Set<(move: ViewMove) => void>();
  const told: FarmTaskEvent[] = [];
  const stop = watchReading({
    reader: { getState } as unknown as Reader,
    moves,
    now: () => 7,
    tell: (event) => told.push(event),
  });
  const move = (made: ViewMove, to: Partial<typeof at> = {}) => {
    Object.assign(at, to);
    for (const tell of moves) tell(made);
  };
  const scroll = (screens: number, to: Partial<typeof at>) =>
    move({ kind: 'scrolled', screens, reachedEnd: false }, to);
  return { told, move, scroll, stop };
}

it('counts page turns by their direction [FARM-08]', () => {
  const { told, move } = watched();
  move({ kind: 'turned', by: 1 });
  move({ kind: 'turned', by: -1 });
  expect(told).toEqual([
    { type: 'turned', direction: 'forward', now: 7 },
    { type: 'turned', direction: 'back', now: 7 },
  ]);
});

it('tells how far down a scroll is read, over the end of a chapter and back [FARM-08]', () => {
  const { told, scroll } = watched();
  scroll(0.5, { offset: 40 });
  scroll(1, { index: 1, offset: 3 });
  scroll(0.25, { index: 0, offset: 90 });
  expect(told.map((event) => 'screens' in event && event.screens)).toEqual([0.5, 1.5, 1.25]);
});

it('tells nothing once it is stopped', () => {
  const { told, move, stop } = watched();
  stop();
  move({ kind: 'turned', by: 1 });
  expect(told).toEqual([]);
});
