/** Bytes of all cards that are kept. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Cards that are drawn or waited for at once; each takes a tenth of a second of one processor. */
const MAX_WAITING = 8;

/** Cards by what they show, the most recently asked for last; one is drawn at a time. */
export function createCardStore() {
  const stored = new Map<string, Uint8Array>();
  const drawing = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const store = (key: string, card: Uint8Array): void => {
    stored.set(key, card);
    bytes += card.length;
    for (const [oldest, { length }] of stored) {
      if (bytes <= MAX_BYTES) break;
      stored.delete(oldest);
      bytes -= length;
    }
  };

  return {
    /** The card of a key; undefined where too many are waited for. Rejects as `draw` does. */
    card: async (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> => {
      const known = stored.get(key);
      if (known) {
        stored.delete(key);
        stored.set(key, known);
        return known;
      }
      const running = drawing.get(key);
      if (running) return running;
      if (drawing.size >= MAX_WAITING) return undefined;
      const started = last.then(draw);
      last = started.catch(() => undefined);
      drawing.set(key, started);
      try {
        const card = await started;
        store(key, card);
        return card;
      } finally {
        drawing.delete(key);
      }
    },
  };
}
