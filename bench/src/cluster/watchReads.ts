import { send, type Outgoing } from '../load/send.ts';

const PAUSE_MS = 50;

/** Asks again and again; says when the last read failed, in milliseconds since a moment, 0 where none did. */
export function watchReads(port: number, reads: readonly (() => Outgoing)[]) {
  let began = performance.now();
  let lastFailure = 0;
  const over = new AbortController();
  const watching = Promise.all(
    reads.map(async (read) => {
      while (!over.signal.aborted) {
        const incoming = await send(port, read());
        if (incoming?.status !== 200) lastFailure = performance.now() - began;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
  return {
    beginNow: () => {
      began = performance.now();
      lastFailure = 0;
    },
    end: async (): Promise<number> => {
      over.abort();
      await watching;
      return lastFailure;
    },
  };
}
