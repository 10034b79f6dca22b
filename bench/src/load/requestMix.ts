import { randomUUID } from 'node:crypto';
import {
  bookInfo,
  bookScore,
  buyChapter,
  commentList,
  hotWords,
  rankClasses,
  recommend,
  suggestWords,
  syncBookmarks,
  userInfo,
} from '@shuye/api-client/calls';
import { BookFormat } from '@shuye/core-domain/book';
import { ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import type { Change, LoadReader } from './LoadReader.ts';
import type { Outgoing } from './send.ts';
import { guest, signCall } from './signCall.ts';

export interface Planned {
  outgoing: Outgoing;
  /** Undefined for a read. */
  change?: Change;
  reader?: LoadReader;
}

interface Stock {
  /** The book that is bought. */
  soldBookId: string;
  bookIds: readonly string[];
  random: () => number;
}

const READS = 0.7;
const SYNCS = 0.2;

const pick = <T>(items: readonly T[], random: () => number): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** What readers ask without changing anything; answers of a few hundred bytes to a few thousand. */
export const readsOf = (reader: LoadReader, bookId: string): (() => Outgoing)[] => [
  () => signCall(bookInfo, { bookId }, guest),
  () => signCall(bookInfo, { bookId }, reader),
  () => signCall(bookScore, { bookId, title: '', author: '' }, guest),
  () => signCall(commentList, { bookId, size: 3 }, guest),
  () => signCall(userInfo, undefined, reader),
  () => signCall(hotWords, {}, guest),
  () => signCall(rankClasses, undefined, guest),
  () => signCall(suggestWords, { typed: '灯' }, guest),
  () => signCall(recommend, { bookId, place: 'cover' }, guest),
];

const details = { title: '山中灯火', author: '许半山', coverUrl: '', format: BookFormat.Standard };

/** A change of a shelf: books come, go, and are read on. */
function nextAction(reader: LoadReader, bookId: string, random: () => number): ShelfAction {
  const sequence = reader.lastSequence + 1;
  reader.lastTime = Math.max(Date.now(), reader.lastTime + 1);
  const at = { time: reader.lastTime, device: `device-${reader.userId}` };
  const chance = random();
  if (chance < 0.2) return { kind: ShelfActionKind.Delete, bookId, at, sequence };
  if (chance < 0.5) return { kind: ShelfActionKind.Add, bookId, at, sequence, details };
  const bookmark = { chapter: String(sequence), chapterTitle: '第一章', percent: 1 + Math.floor(random() * 9999) };
  return { kind: ShelfActionKind.Update, bookId, at, sequence, bookmark };
}

export const sendSync = (reader: LoadReader, change: Change): Outgoing => {
  const changes = change.action ? [change.action] : [];
  const input = { nowMs: Date.now(), changes, pull: false, userId: reader.userId };
  return signCall(syncBookmarks, input, { ...reader, key: change.key });
};

export const sendPurchase = (reader: LoadReader, change: Change, bookId: string): Outgoing => {
  const input = { bookId, chapterId: change.chapter?.id ?? '', act: 'buy' as const };
  return signCall(buyChapter, input, { ...reader, key: change.key });
};

/** The next request: seven of ten read, two change a shelf, one buys. */
export function nextRequest(readers: readonly LoadReader[], { soldBookId, bookIds, random }: Stock): Planned {
  const reader = pick(readers, random);
  const bookId = pick(bookIds, random);
  const chance = random();
  const read = (): Planned => ({ outgoing: pick(readsOf(reader, bookId), random)() });
  if (chance < READS) return read();

  if (chance < READS + SYNCS) {
    const free = reader.isSyncing ? readers.find((other) => !other.isSyncing) : reader;
    if (!free) return read();
    const action = nextAction(free, bookId, random);
    const change: Change = { kind: 'sync', key: randomUUID(), action, isAcknowledged: false };
    free.lastSequence = action.sequence;
    free.isSyncing = true;
    free.journal.push(change);
    return { outgoing: sendSync(free, change), change, reader: free };
  }
  const buyer =
    reader.chaptersToBuy.length > 0 ? reader : readers.find(({ chaptersToBuy }) => chaptersToBuy.length > 0);
  const chapter = buyer?.chaptersToBuy.pop();
  if (!buyer || !chapter) return read();
  const change: Change = { kind: 'buy', key: randomUUID(), chapter, isAcknowledged: false };
  buyer.journal.push(change);
  return { outgoing: sendPurchase(buyer, change, soldBookId), change, reader: buyer };
}
