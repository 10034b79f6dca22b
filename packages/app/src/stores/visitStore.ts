import { mergeVisits, parseVisit, type Visit } from '@shuye/core-domain/visits';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreParts } from './StoreParts.ts';

type ByBook = Readonly<Record<string, readonly Visit[]>>;

export interface VisitState {
  byBook: ByBook;
  load: (bookId: string) => readonly Visit[];
  /** Reads what is stored, and changes it: another tab may have written it. */
  change: (bookId: string, make: (visits: readonly Visit[]) => readonly Visit[]) => readonly Visit[];
}

export type VisitStore = StoreApi<VisitState>;

const KEY = 'book_visits';
/** Books whose visits are stored; the one not read for longest goes first. */
const MAX_BOOKS = 60;

const parse = (value: unknown): ByBook | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([bookId, list]: [string, unknown]) => {
          const visits = Array.isArray(list) ? list.map(parseVisit).filter((visit) => visit !== undefined) : [];
          return [bookId, mergeVisits(visits, [])];
        }),
      )
    : undefined;

const newest = (visits: readonly Visit[]): number => visits[0]?.at ?? 0;

const visitsOf = (byBook: ByBook, bookId: string): readonly Visit[] =>
  Object.hasOwn(byBook, bookId) ? (byBook[bookId] ?? []) : [];

export const createVisitStore = ({ storage }: StoreParts): VisitStore => {
  const all = (): ByBook => storage.read(KEY, parse) ?? {};
  return createStore<VisitState>()((set) => ({
    byBook: all(),
    load: (bookId) => visitsOf(all(), bookId),
    change: (bookId, make) => {
      const before = all();
      const visits = make(visitsOf(before, bookId));
      if (visits === visitsOf(before, bookId)) return visits;
      const kept = Object.entries({ ...before, [bookId]: visits })
        .sort(([, one], [, other]) => newest(other) - newest(one))
        .slice(0, MAX_BOOKS);
      const byBook = Object.fromEntries(kept);
      storage.write(KEY, byBook);
      set({ byBook });
      return visits;
    },
  }));
};
