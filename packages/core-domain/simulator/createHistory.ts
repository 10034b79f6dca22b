/** Of each device, how many of its acts are known: who knows what, independent of any clock. */
export type Knowledge = readonly number[];

export const join = (a: Knowledge, b: Knowledge): Knowledge =>
  a.map((count, device) => Math.max(count, b[device] ?? 0));

export type Half = 'keeping' | 'reading';

interface Act {
  device: number;
  count: number;
  value: string;
}

/** What users did, and which acts stand: those that nobody undid who knew of them. */
export interface History {
  /** An act of a device that knows `known`; gives what it knows from then on. */
  act: (device: number, known: Knowledge, bookId: string, half: Half, value: string) => Knowledge;
  /** Values of the acts that stand. One value: the end is decided. Several: done without knowledge of each other. */
  standing: (bookId: string, half: Half) => ReadonlySet<string>;
  books: () => Iterable<string>;
}

export function createHistory(): History {
  const books = new Map<string, Record<Half, Act[]>>();
  return {
    act: (device, known, bookId, half, value) => {
      const count = (known[device] ?? 0) + 1;
      const acts = books.get(bookId) ?? { keeping: [], reading: [] };
      const unknown = acts[half].filter((act) => act.count > (known[act.device] ?? 0));
      books.set(bookId, { ...acts, [half]: [...unknown, { device, count, value }] });
      return known.map((before, index) => (index === device ? count : before));
    },
    standing: (bookId, half) => new Set(books.get(bookId)?.[half].map(({ value }) => value)),
    books: () => books.keys(),
  };
}
