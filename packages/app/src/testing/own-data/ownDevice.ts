import type { OtherTabs } from '@shuye/api-client';
import { BookFormat } from '@shuye/core-domain/book';
import { currentShelf, ShelfActionKind, type Shelf, type ShelfAction } from '@shuye/core-domain/shelf';
import { liveAnnotations } from '@shuye/core-domain/annotation';
import { shelfGroups } from '@shuye/core-domain/shelf-groups';
import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { recordVisit } from '@shuye/core-domain/visits';
import { createAnnotationSync } from '../../services/createAnnotationSync.ts';
import { createBookmarkSync } from '../../services/createBookmarkSync.ts';
import { createDiarySync } from '../../services/createDiarySync.ts';
import { createGroupSync } from '../../services/createGroupSync.ts';
import { createVisitSync } from '../../services/createVisitSync.ts';
import { keepInStep } from '../../services/keepInStep.ts';
import { createAnnotationStore } from '../../stores/annotationStore.ts';
import { createBookmarkStore } from '../../stores/bookmarkStore.ts';
import { createDiaryStore } from '../../stores/diaryStore.ts';
import { createShelfGroupStore } from '../../stores/shelfGroupStore.ts';
import { createVisitStore } from '../../stores/visitStore.ts';
import type { TestHost } from '../aHost.ts';
import { testServices } from '../testServices.ts';
import { faultyNetwork } from './faultyNetwork.ts';

export const BOOK = '1001';
const TEXT = '山中灯火一夜未熄，雨停了，有人敲门。';
const place = (offset: number) => ({ chapterId: 'c1', offset, print: '' });

/** What a reader does on a device, each by a number that says where. */
export const acts = [
  'mark',
  'unmark',
  'highlight',
  'recolour',
  'note',
  'erase',
  'group',
  'move',
  'dissolve',
  'visit',
  'read',
  'keep',
  'unkeep',
  'reach',
] as const;
export type Act = (typeof acts)[number];

interface DeviceParts {
  name: string;
  /** Empty for a guest; a function where it changes while the page is open. */
  userId: string | (() => string);
  server: typeof fetch;
  storage: Storage;
  /** How far its clock is off, ms. */
  offsetMs: number;
  /** Other tabs of the same browser; without it they know nothing of each other. */
  otherTabs?: OtherTabs;
  host?: TestHost;
}

/** A place that was told waits for the next full sync to be answered for (D-041). */
const unanswered = ({ kind, bookId }: ShelfAction): string[] =>
  kind === ShelfActionKind.Update ? [] : [`shelf ${bookId}`];
const shelfOf = (shelf: Shelf) => ({
  books: shelf.flatMap(({ bookId, keeping }) => (keeping?.kept ? [bookId] : [])).sort(),
  left: shelf.flatMap(({ bookId, reading }) => (reading ? [`${bookId} ${reading.bookmark.chapter}`] : [])).sort(),
});

let made = 0;

/** A page of the account that is open on a device, with its stores, its syncs and their timers; `kill` ends it at once. */
export function ownDevice({ name, userId, server, storage, offsetMs, otherTabs, host }: DeviceParts) {
  const network = faultyNetwork(server);
  let isDead = false;
  const kept: Storage = {
    ...storage,
    setItem: (key, value) => {
      if (!isDead) storage.setItem(key, value);
    },
    removeItem: (key) => {
      if (!isDead) storage.removeItem(key);
    },
  };
  const services = testServices({
    fetch: network.fetch,
    storage: kept,
    userId,
    nowMs: () => Date.now() + offsetMs,
    randomId: () => `${name}-${(made += 1)}`,
    ...(otherTabs && { otherTabs: () => otherTabs }),
    ...(host && { host }),
  });
  const { storeOf, nowMs, randomId } = services;
  const bookmarks = storeOf(createBookmarkStore);
  const annotations = storeOf(createAnnotationStore);
  const groups = storeOf(createShelfGroupStore);
  const visits = storeOf(createVisitStore);
  const diary = storeOf(createDiaryStore);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const syncs = [storeOf(createBookmarkSync), storeOf(createAnnotationSync), storeOf(createGroupSync)] as const;
  const visit = () => void storeOf(createVisitSync)(BOOK).catch(() => undefined);
  const tellDiary = () => void storeOf(createDiarySync)().catch(() => undefined);

  const first = () => liveAnnotations(annotations.getState().load(), BOOK)[0];
  const group = () => shelfGroups(groups.getState().load()).groups[0];
  const does: Record<Act, (at: number) => void> = {
    mark: (at) =>
      void bookmarks.getState().add({ bookId: BOOK, place: place(at), chapterTitle: '第1章', text: `字${at}` }),
    unmark: (at) => bookmarks.getState().remove(BOOK, [place(at)]),
    highlight: (at) =>
      void annotations.getState().highlight({
        bookId: BOOK,
        chapterId: 'c1',
        chapterTitle: '第1章',
        text: TEXT,
        start: at * 5,
        end: at * 5 + 3,
        colour: 'green',
      }),
    recolour: (at) => {
      const one = first();
      if (one) annotations.getState().recolour(one, at % 2 === 0 ? 'pink' : 'blue');
    },
    note: (at) => {
      const one = first();
      if (one) annotations.getState().writeNote(one, `${name}${at}`);
    },
    erase: () => {
      const one = first();
      if (one) annotations.getState().remove(one);
    },
    group: (at) => void groups.getState().create(`${name}${at}`),
    move: (at) => groups.getState().move([`${at}`], group()?.id),
    dissolve: () => {
      const one = group();
      if (one) groups.getState().dissolve(one.id);
    },
    visit: (at) => {
      const spot = { place: place(at), index: at, chapterTitle: '第1章' };
      visits.getState().change(BOOK, (known) => {
        const seen = { id: randomId(), newId: randomId, device: name, nowMs: nowMs() };
        return recordVisit(known, spot, seen).visits;
      });
      visit();
    },
    keep: (at) => {
      const details = { title: `书${at}`, author: '', coverUrl: '', format: BookFormat.Standard };
      void services.shelf.getState().add({ bookId: `k${at}`, ...details });
    },
    unkeep: (at) => void services.shelf.getState().remove([`k${at}`]),
    reach: (at) => {
      const bookmark = { chapter: `c${at}`, chapterTitle: `${name}${at}`, percent: 100 + at, place: place(at) };
      services.shelf.getState().touch(BOOK, bookmark, services.nowMs());
    },
    read: (at) => {
      diary.getState().add({ bookId: BOOK, seconds: 10 + at, words: 100 });
      tellDiary();
    },
  };
  const stops = [
    keepInStep(bookmarks, syncs[0], services.host.bridge, page),
    keepInStep(annotations, syncs[1], services.host.bridge, page),
    keepInStep(groups, syncs[2], services.host.bridge, page),
  ];
  visit();
  tellDiary();
  void services.shelfSyncService.start();

  return {
    network,
    services,
    act: (act: Act, at: number): void => does[act](at),
    /** The page is seen again. */
    look: (): void => {
      page.dispatchEvent(new Event('visibilitychange'));
      void services.shelfSyncService.refresh();
      visit();
      tellDiary();
    },
    /** The process of the page ends: nothing that it was about to do happens. */
    kill: (): void => {
      isDead = true;
      network.cut();
      for (const stop of stops) stop();
      services.shelfSyncService.stop();
    },
    unsent: (): readonly string[] => [
      ...bookmarks.getState().load().unsent,
      ...annotations.getState().load().unsent,
      ...groups.getState().load().unsent,
      ...diary.getState().load().unsent,
      ...services.shelfRecords.read(services.userId()).outbox.flatMap(unanswered),
    ],
    known: () => ({
      bookmarks: bookmarksOf(bookmarks.getState().load(), BOOK),
      annotations: liveAnnotations(annotations.getState().load()),
      groups: shelfGroups(groups.getState().load()),
      visits: visits.getState().load(BOOK),
      days: diary.getState().load().days,
      shelf: shelfOf(currentShelf(services.shelfRecords.read(services.userId()))),
    }),
  };
}

export type OwnDevice = ReturnType<typeof ownDevice>;
