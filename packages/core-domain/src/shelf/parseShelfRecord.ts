import { BookFormat } from '../book/Book.ts';
import type { Bookmark } from '../progress/Bookmark.ts';
import { clampPercent } from '../progress/chapterPercent.ts';
import { parseStoredPlace } from '../progress/parseStoredPlace.ts';
import { mergeShelf } from './mergeShelf.ts';
import { ShelfActionKind, type ShelfAction } from './ShelfAction.ts';
import { type Keeping, type Reading, shelfEntry, type ShelfDetails, type ShelfEntry } from './ShelfEntry.ts';
import { emptyShelfRecord, type ShelfRecord } from './ShelfRecord.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';

/** Longer names and texts are damage; one of them would have the whole change refused. */
const MAX_DEVICE = 64;
const MAX_TEXT = 1000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** As the sync takes them: a book under any other id would be refused there for ever. */
const isId = (value: unknown): value is string => isText(value) && /^[0-9A-Za-z-]{1,40}$/.test(value);
const isDevice = (value: unknown): value is string => isText(value) && value !== '' && value.length <= MAX_DEVICE;
const isShort = (value: unknown): value is string => isText(value) && value.length <= MAX_TEXT;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const countOf = (value: unknown): number => (isCount(value) ? value : 0);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

function readStamp(value: unknown): HybridTimestamp | undefined {
  if (!isFields(value) || !isCount(value['time']) || !isText(value['device'])) return undefined;
  return { time: value['time'], device: value['device'].slice(0, MAX_DEVICE) };
}

const isCarried = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
  isShort(entry[1]) || Number.isSafeInteger(entry[1]) || typeof entry[1] === 'boolean';

function readDetails(value: unknown): ShelfDetails | undefined {
  if (!isFields(value)) return undefined;
  const { title, author, coverUrl, format, status, topClass, carried } = value;
  if (!isText(title) || !isText(author) || !isText(coverUrl)) return undefined;
  return {
    title,
    author,
    coverUrl,
    format: format === BookFormat.Epub ? BookFormat.Epub : BookFormat.Standard,
    ...((status === 'ongoing' || status === 'finished') && { status }),
    ...(Number.isSafeInteger(topClass) && { topClass: Number(topClass) }),
    ...(isFields(carried) && { carried: Object.fromEntries(Object.entries(carried).filter(isCarried)) }),
  };
}

function readBookmark(value: unknown): Bookmark | undefined {
  if (!isFields(value)) return undefined;
  const { chapter, chapterTitle, percent, foreignOffset } = value;
  if (!isShort(chapter) || !isText(chapterTitle)) return undefined;
  const place = parseStoredPlace(value['place']);
  const isForeign = isFields(foreignOffset) && isShort(foreignOffset['type']) && isShort(foreignOffset['offset']);
  return {
    chapter,
    chapterTitle,
    percent: clampPercent(percent),
    ...(place && { place }),
    ...(isForeign && {
      foreignOffset: { type: String(foreignOffset['type']), offset: String(foreignOffset['offset']) },
    }),
  };
}

function readKeeping(value: unknown): Keeping | undefined {
  const at = isFields(value) ? readStamp(value['at']) : undefined;
  if (!isFields(value) || !at) return undefined;
  if (value['kept'] === false) return { kept: false, at };
  const details = readDetails(value['details']);
  return value['kept'] === true && details ? { kept: true, at, details } : undefined;
}

function readReading(value: unknown): Reading | undefined {
  const at = isFields(value) ? readStamp(value['at']) : undefined;
  const bookmark = isFields(value) ? readBookmark(value['bookmark']) : undefined;
  return at && bookmark && { at, bookmark };
}

const readEntry = (value: unknown): ShelfEntry | undefined =>
  isFields(value) && isId(value['bookId'])
    ? shelfEntry(value['bookId'], readKeeping(value['keeping']), readReading(value['reading']))
    : undefined;

function readAction(value: unknown): ShelfAction | undefined {
  if (!isFields(value)) return undefined;
  const { kind, bookId, sequence } = value;
  const at = readStamp(value['at']);
  const known = Object.values(ShelfActionKind).find((each) => each === kind);
  if (!known || !isId(bookId) || !at || !isCount(sequence)) return undefined;
  const details = readDetails(value['details']);
  const bookmark = readBookmark(value['bookmark']);
  const says = known === ShelfActionKind.Delete || (known === ShelfActionKind.Add ? details : bookmark);
  if (!says) return undefined;
  return { kind: known, bookId, at, sequence, ...(details && { details }), ...(bookmark && { bookmark }) };
}

/** Leaves out what is damaged: nobody has a second copy of a guest's shelf. `device` names a record without a name. */
export function parseShelfRecord(stored: unknown, device: string): ShelfRecord {
  if (!isFields(stored)) return emptyShelfRecord(device);
  const synced = mergeShelf(list(stored['synced']).map(readEntry).filter(isDefined), []);
  const outbox = list(stored['outbox']).map(readAction).filter(isDefined);
  const times = [...synced.map(({ newest }) => newest.time), ...outbox.map(({ at }) => at.time)];
  return {
    device: isDevice(stored['device']) ? stored['device'] : device,
    synced,
    outbox: outbox.sort((a, b) => a.sequence - b.sequence),
    sequence: outbox.reduce((highest, { sequence }) => Math.max(highest, sequence), countOf(stored['sequence'])),
    highest: times.reduce((highest, time) => Math.max(highest, time), countOf(stored['highest'])),
    syncedAt: countOf(stored['syncedAt']),
    guestMergedUpTo: countOf(stored['guestMergedUpTo']),
  };
}
