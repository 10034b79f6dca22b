import { setImmediate as nextTurn } from 'node:timers/promises';
import { CallerGone } from '../patience/CallerGone.ts';
import { currentPatience } from '../patience/currentPatience.ts';
import { shareWork, type SharedWork } from '../patience/shareWork.ts';
import type { LongReads } from '../calls/LongReads.ts';

interface Reading {
  running: Promise<unknown>;
  next?: SharedWork<unknown>;
}

/** Pieces of all readings go one after the other, each in a turn of the event loop of its own. */
export function createLongReads(): LongReads & { waiting: () => number } {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const readings = new Map<string, Reading>();

  const begin = <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const running = shareWork(work).join();
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
        .then(() => {
          if (currentPatience()?.isOver()) throw new CallerGone();
          return work();
        })
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
      if (!reading.next || reading.next.isGivenUp()) reading.next = shareWork(() => reading.running.then(start, start));
      return reading.next.join() as Promise<Result>;
    },
  };
}
