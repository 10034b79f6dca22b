import type { Place } from '@shuye/core-domain';
import type { KeyValueStorage } from '../services/createStorage.ts';

export interface Progress {
  place: Place;
  /** On the 10,000 scale. */
  percent: number;
  chapterTitle: string;
  /** Milliseconds. */
  at: number;
}

export interface ProgressStore {
  load: (bookId: string) => Progress | undefined;
  /** The book read last. */
  latestBookId: () => string | undefined;
  save: (bookId: string, place: Place, percent: number, chapterTitle: string) => void;
}

/** Books whose place is remembered; the one not read for longest goes first. */
const MAX_BOOKS = 300;
const KEY = 'progress';

type Places = Readonly<Record<string, Progress>>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' && value !== null && 'place' in value && 'percent' in value && 'at' in value;

/** An entry that cannot be read is dropped by itself. */
const parse = (value: unknown): Places | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Progress] => isProgress(entry[1])))
    : undefined;

const newestFirst = (places: Places): Array<[string, Progress]> =>
  Object.entries(places).sort(([, a], [, b]) => b.at - a.at);

/** Where each book was left, on this device. Read afresh each time, so that two tabs do not undo each other. */
export function createProgressStore(storage: KeyValueStorage, now: () => number): ProgressStore {
  const places = (): Places => storage.read(KEY, parse) ?? {};
  return {
    load: (bookId) => {
      const all = places();
      return Object.hasOwn(all, bookId) ? all[bookId] : undefined;
    },
    latestBookId: () => newestFirst(places())[0]?.[0],
    save: (bookId, place, percent, chapterTitle) => {
      const changed = { ...places(), [bookId]: { place, percent, chapterTitle, at: now() } };
      storage.write(KEY, Object.fromEntries(newestFirst(changed).slice(0, MAX_BOOKS)));
    },
  };
}
