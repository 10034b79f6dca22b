import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LongReads } from '../calls/LongReads.ts';

interface Reading {
  running: Promise<unknown>;
  next?: Promise<unknown>;
}

/** Pieces of all readings go one after the other, each in a turn of the event loop of its own. */
export function createLongReads(): LongReads & { waiting: () => number } {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const readings = new Map<string, Reading>();

  const begin = <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const running = work();
    const reading: Reading = { running };
    readings.set(owner, reading);
    const forget = (): void => {
      if (!reading.next) readings.delete(owner);
    };
    running.then(forget, forget);
    return running;
  };

  return {
    /** Pieces that are not done yet. */
    waiting: () => waiting,
    piece: (work) => {
      waiting += 1;
      const piece = last
        .then(() => nextTurn())
        .then(work)
        .finally(() => {
          waiting -= 1;
        });
      last = piece.catch(() => undefined);
      return piece;
    },
    read: <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
      const reading = readings.get(owner);
      if (!reading) return begin(owner, work);
      const start = () => begin(owner, work);
      // Readings of one owner are all made by the same work.
      reading.next ??= reading.running.then(start, start);
      return reading.next as Promise<Result>;
    },
  };
}
