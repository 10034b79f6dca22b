import { boundStamps, mergeAnnotation, type Annotation } from '@shuye/core-domain/annotation';
import { boundItem, mergeItem } from '@shuye/core-domain/collection';
import { GROUP_ITEM_KINDS, type GroupItem } from '@shuye/core-domain/shelf-groups';
import type { BookmarkItem } from '@shuye/core-domain/text-bookmarks';
import { mergeReadingDay, readingDayKey, type ReadingDay } from '@shuye/core-domain/statistics';
import { mergeVisits, type Visit } from '@shuye/core-domain/visits';
import { syncBookmarks, toShelfActions, toWireShelfBook } from '@shuye/api-client/calls';
import { actionsOfShelf, applyClientActions, mergeShelf, type Shelf, type ShelfAction } from '@shuye/core-domain/shelf';
import type { Answers, Fields } from './fakeServer.ts';
import { keptItems } from './keptItems.ts';

const since = (fields: Fields): number => Number(fields['since']);

/** The same counts again change nothing. */
const dayLaw = {
  merge: (a: { id: string; day: ReadingDay }, b: { id: string; day: ReadingDay }) => {
    const day = mergeReadingDay(a.day, b.day);
    return JSON.stringify(day) === JSON.stringify(a.day) ? a : { ...a, day };
  },
  bound: <Change>(change: Change): Change => change,
};

/** The actions of a call, read by its own declaration, as the gateway reads them. */
function actionsOf(fields: Fields): readonly ShelfAction[] {
  const read = syncBookmarks.request.bookmark['~standard'].validate(fields['bookmark']);
  if (read instanceof Promise || read.issues) throw new TypeError('a call of the shelf that no gateway takes');
  return read.value.flatMap(toShelfActions);
}

/** The shelf of an account, by the rules of the gateway. */
function aShelfOfCalls(nowMs: () => number) {
  let shelf: Shelf = [];
  let lastSequences: ReadonlyMap<string, number> = new Map();
  const arrived: ShelfAction[] = [];
  return {
    shelf: () => shelf,
    arrived,
    sync: (fields: Fields) => {
      const sent = actionsOf(fields);
      arrived.push(...sent);
      const received = applyClientActions({ entries: shelf, lastSequences }, sent, nowMs());
      shelf = mergeShelf(received.entries, shelf);
      ({ lastSequences } = received);
      const isWanted = Number(fields['get_data']) === 1;
      const detail = isWanted ? actionsOfShelf(shelf).map(toWireShelfBook) : [];
      return { detail, serverTime: Math.floor(nowMs() / 1000) };
    },
  };
}

/** A server that keeps what the reader of one account made, as the gateway does. */
export function aReaderServer(nowMs: () => number = () => 1_790_000_000_000) {
  const bookmarks = keptItems<BookmarkItem>({ merge: mergeItem, bound: boundItem }, nowMs);
  const groups = keptItems<GroupItem>({ merge: mergeItem, bound: boundItem }, nowMs);
  const annotations = keptItems<Annotation>({ merge: mergeAnnotation, bound: boundStamps }, nowMs);
  const days = keptItems<{ id: string; day: ReadingDay }>(dayLaw, nowMs);
  const visits = new Map<string, readonly Visit[]>();
  const shelf = aShelfOfCalls(nowMs);

  const answers: Answers = {
    syncBookmarks: shelf.sync,
    syncTextBookmarks: (fields) => bookmarks.sync(fields['items'] as BookmarkItem[], since(fields)),
    syncShelfGroups: (fields) => ({
      ...groups.sync(fields['items'] as GroupItem[], since(fields)),
      kinds: GROUP_ITEM_KINDS,
    }),
    syncAnnotations: (fields) => {
      const { items, ...rest } = annotations.sync(fields['annotations'] as Annotation[], since(fields));
      return { annotations: items, ...rest };
    },
    syncReadingDays: (fields) => {
      const sent = (fields['days'] as ReadingDay[]).map((day) => ({ id: readingDayKey(day), day }));
      const { items, ...rest } = days.sync(sent, since(fields));
      return { days: items.map(({ day }) => day), clearedAt: 0, ...rest };
    },
    syncVisits: (fields) => {
      const bookId = String(fields['bookId']);
      const joined = mergeVisits(visits.get(bookId) ?? [], fields['visits'] as Visit[]);
      visits.set(bookId, joined);
      return { visits: [...joined] };
    },
  };
  return { answers, bookmarks, groups, shelf };
}
