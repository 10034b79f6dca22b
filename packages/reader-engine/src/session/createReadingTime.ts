import { AppError } from '@shuye/core-domain/error';
import type { ChapterStorage } from '../chapters/createStoredChapters.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';
import { createStretches, type StretchBook } from './createStretches.ts';
import { createVisibleTime, TICK_MS } from './createVisibleTime.ts';
import type { ReadingBatch } from './ReadingBatch.ts';
import type { SessionClock } from './SessionClock.ts';

/** Reading time is uploaded this often, and on leave [READER-50, PROG-14]. */
export const UPLOAD_EVERY_MS = 300_000;
/** A killed page loses no more than this, ms. */
export const SAVE_EVERY_MS = 3 * TICK_MS;

export interface ReadingTimeOptions {
  book: StretchBook;
  userId: string;
  clock: SessionClock;
  storage: ChapterStorage;
  newId: () => string;
  /** By the server's clock it is told when reading began; the device's own measures what is kept on the device. */
  serverMs: () => number;
  isVisible: () => boolean;
  /** Uploads a batch; rejects with an `AppError`. */
  send: (batch: ReadingBatch) => Promise<unknown>;
  /** Uploads a batch in a way that outlives the page; undefined where the browser knows none. */
  sendOnLeave: (batch: ReadingBatch) => Promise<unknown> | undefined;
  log: (message: string) => void;
}

/** The time that an account spends reading: counted while it is seen, kept until it is delivered. */
export interface ReadingTime {
  be: (chapterId: string | undefined) => void;
  visibilityChanged: () => void;
  close: () => void;
}

/** The server has too much to do: nothing is said of what was sent. */
const TOO_MANY = 429;

/** True for refusals that a retry cannot change. */
const isHopeless = (cause: unknown): boolean =>
  cause instanceof AppError &&
  (cause.kind === 'input' ||
    (cause.kind === 'server' && cause.code >= 400 && cause.code < 500 && cause.code !== TOO_MANY));

export function createReadingTime(options: ReadingTimeOptions): ReadingTime {
  const { book, userId, clock, storage, newId, serverMs, isVisible, send, sendOnLeave, log } = options;
  const outbox = createReadingOutbox({ storage, newId, nowMs: clock.nowMs, userId });
  const stretches = createStretches(book);
  const time = createVisibleTime(clock.elapsed);
  let chapterId: string | undefined;
  const underway = new Set<string>();
  let isDelivering = false;
  let uploadedAt = clock.elapsed();
  let savedAt = clock.elapsed();
  let cancel: (() => void) | undefined;

  const look = (): void => {
    const passed = time.look(chapterId !== undefined && isVisible());
    if (outbox.wasTaken()) stretches.drop(serverMs());
    else stretches.add(passed);
  };

  /**
   * A batch stays until it is answered: what outlives the page may still arrive nowhere, and its id keeps it from counting
   * twice. False when it is to be tried another time.
   */
  const settle = async ({ id }: ReadingBatch, upload: Promise<unknown>): Promise<boolean> => {
    underway.add(id);
    try {
      await upload;
    } catch (cause) {
      if (!isHopeless(cause)) return false;
      log(`reading time was refused: ${cause instanceof Error ? cause.message : ''}`);
    } finally {
      underway.delete(id);
    }
    outbox.remove(id);
    return true;
  };

  const waiting = (): ReadingBatch[] => outbox.batches.filter(({ id }) => !underway.has(id));

  /** One batch after the other; what fails stays for the next time. */
  const deliver = async (): Promise<void> => {
    if (isDelivering) return;
    isDelivering = true;
    for (let [batch] = waiting(); batch; [batch] = waiting()) {
      if (!(await settle(batch, send(batch)))) break;
    }
    isDelivering = false;
  };

  const seal = (): void => {
    outbox.seal(stretches.take(serverMs()));
    uploadedAt = savedAt = clock.elapsed();
  };

  const leave = (): void => {
    seal();
    for (const batch of waiting()) {
      const upload = sendOnLeave(batch);
      if (upload) void settle(batch, upload);
    }
  };

  const tick = (): void => {
    look();
    const nowMs = clock.elapsed();
    if (nowMs - uploadedAt >= UPLOAD_EVERY_MS) {
      outbox.adopt();
      seal();
      void deliver();
    } else if (nowMs - savedAt >= SAVE_EVERY_MS) {
      outbox.savePending(stretches.pending());
      savedAt = nowMs;
    }
    cancel = clock.after(TICK_MS, tick);
  };

  const start = (): void => {
    cancel?.();
    cancel = clock.after(TICK_MS, tick);
  };

  outbox.adopt();
  void deliver();
  start();

  return {
    be: (next) => {
      if (next === chapterId) return;
      look();
      chapterId = next;
      stretches.be(next, serverMs());
      time.look(next !== undefined && isVisible());
    },
    visibilityChanged: () => {
      look();
      if (isVisible()) {
        stretches.be(undefined, serverMs());
        stretches.be(chapterId, serverMs());
        void deliver();
        start();
        return;
      }
      cancel?.();
      leave();
    },
    close: () => {
      look();
      cancel?.();
      chapterId = undefined;
      leave();
    },
  };
}
