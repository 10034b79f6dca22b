import type { FarmTaskEvent } from '@shuye/core-domain/farm';
import type { ViewMove } from '@shuye/reader-engine';
import { expect, it } from 'vitest';
import { watchReading } from './watchReading.ts';

function watched() {
  const moves = new Set<(move: ViewMove) => void>();
  const told: FarmTaskEvent[] = [];
  const stop = watchReading({ moves, nowMs: () => 7, dispatch: (event) => told.push(event) });
  const move = (made: ViewMove) => {
    for (const dispatch of moves) dispatch(made);
  };
  const scroll = (screens: number) => move({ kind: 'scrolled', screens, reachedEnd: false });
  return { told, move, scroll, stop };
}

it('counts page turns by their direction [FARM-08]', () => {
  const { told, move } = watched();
  move({ kind: 'turned', by: 1 });
  move({ kind: 'turned', by: -1 });
  expect(told).toEqual([
    { type: 'turned', direction: 'forward', nowMs: 7 },
    { type: 'turned', direction: 'back', nowMs: 7 },
  ]);
});

it('tells how far down a scroll is read, and back [FARM-08]', () => {
  const { told, scroll } = watched();
  scroll(0.5);
  scroll(1);
  scroll(-0.25);
  expect(told.map((event) => 'screens' in event && event.screens)).toEqual([0.5, 1.5, 1.25]);
});

it('reports nothing once it is stopped', () => {
  const { told, move, stop } = watched();
  stop();
  move({ kind: 'turned', by: 1 });
  expect(told).toEqual([]);
});
