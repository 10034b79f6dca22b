import { chapterStart, clampPercent, parseStoredPlace, type Place } from '@shuye/core-domain/progress';
import type { Reading } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from '../storage/createStorage.ts';
import type { KnownReading } from './shelfStore.ts';

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
  /** Reads the stored places once for many books. */
  places: () => (bookId: string) => Progress | undefined;
  latestBookId: () => string | undefined;
  save: (bookId: string, place: Place, percent: number, chapterTitle: string) => void;
}

/** Books whose place is remembered; the one not read for longest goes first. */
const MAX_BOOKS = 300;
const KEY = 'progress';

type Places = Readonly<Record<string, Progress>>;

function parseProgress(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { place, percent, chapterTitle, at }: Partial<Record<keyof Progress, unknown>> = value;
  const known = parseStoredPlace(place);
  if (!known || !Number.isSafeInteger(at)) return undefined;
  const title = typeof chapterTitle === 'string' ? chapterTitle : '';
  return { place: known, percent: clampPercent(percent), chapterTitle: title, at: Number(at) };
}

const parse = (value: unknown): Places | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([bookId, entry]) => {
          const progress = parseProgress(entry);
          return progress ? [[bookId, progress] as const] : [];
        }),
      )
    : undefined;

const newestFirst = (places: Places): Array<[string, Progress]> =>
  Object.entries(places).sort(([, a], [, b]) => b.at - a.at);

const progressOf = ({ at, bookmark }: Reading): Progress => ({
  place: bookmark.place ?? chapterStart(bookmark.chapter),
  percent: bookmark.percent,
  chapterTitle: bookmark.chapterTitle,
  at: at.time,
});

/**
 * Where each book was left: on this device, or on another of the same reader (`readings`) where this device knows no
 * place or an older one of the same chapter [READER-25]. Read afresh each time, so that two tabs do not undo each
 * other.
 */
export function createProgressStore(
  storage: KeyValueStorage,
  nowMs: () => number,
  readings: () => (bookId: string) => KnownReading | undefined,
): ProgressStore {
  const stored = (): Places => storage.read(KEY, parse) ?? {};
  const places: ProgressStore['places'] = () => {
    const all = stored();
    const readingOf = readings();
    return (bookId) => {
      const here = Object.hasOwn(all, bookId) ? all[bookId] : undefined;
      const reading = readingOf(bookId);
      const there = reading && progressOf(reading);
      if (!here || !there || reading.isOwn) return here ?? there;
      return there.at > here.at && there.place.chapterId === here.place.chapterId ? there : here;
    };
  };
  return {
    places,
    load: (bookId) => places()(bookId),
    latestBookId: () => newestFirst(stored())[0]?.[0],
    save: (bookId, place, percent, chapterTitle) => {
      const changed = { ...stored(), [bookId]: { place, percent, chapterTitle, at: nowMs() } };
      storage.write(KEY, Object.fromEntries(newestFirst(changed).slice(0, MAX_BOOKS)));
    },
  };
}
