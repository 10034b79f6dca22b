import { BookFormat } from '@shuye/core-domain/book';
import { formatBookmarkOffset, parseBookmarkOffset, type Bookmark } from '@shuye/core-domain/progress';
import { actionsOfSynced, syncedBook, type ShelfAction, type ShelfDetails } from '@shuye/core-domain/shelf';
import { cutText } from '@shuye/core-domain/text';
import * as v from 'valibot';
import { wireId, wireNullable, wireNumber, wireText } from './fields.ts';

/** Characters that are kept of what a shelf shows; imported books may have chapters without any other bound. */
const MAX_TITLE = 200;
const MAX_AUTHOR = 100;
const MAX_COVER = 1000;

const bounded = (max: number) =>
  v.nullish(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((text) => cutText(String(text), max)),
    ),
    '',
  );

/** A part of an address leads nowhere. */
const wholeOrNone = (address: string): string => (address.length <= MAX_COVER ? address : '');

const optionalText = v.nullish(wireText, '');
const deviceId = v.pipe(wireText, v.maxLength(64));

/** A book on a shelf, as the sync writes it [ENT-21]. Times in seconds, `stamp` in milliseconds. */
export const wireShelfBook = v.object({
  bid: wireId,
  title: bounded(MAX_TITLE),
  author: bounded(MAX_AUTHOR),
  cover: v.nullish(v.pipe(v.string(), v.transform(wholeOrNone)), ''),
  topClass: wireNullable(wireNumber),
  chapterid: optionalText,
  cname: bounded(MAX_TITLE),
  percent: v.nullish(wireNumber, 1),
  /** 1 ongoing, 2 finished. */
  state: wireNullable(wireNumber),
  formats: wireNullable(wireNumber),
  add_time: v.nullish(wireNumber, 0),
  last_update: v.nullish(wireNumber, 0),
  action: wireNullable(wireNumber),
  source: wireNullable(wireText),
  offset: wireNullable(wireText),
  offsetType: wireNullable(wireText),
  stamp: wireNullable(wireNumber),
  device: wireNullable(deviceId),
  /** The place of the action among its device's; the server takes each once. */
  seq: wireNullable(wireNumber),
  cr_read: wireNullable(wireNumber),
  cr_cover: wireNullable(wireNumber),
});

export type WireShelfBook = v.InferOutput<typeof wireShelfBook>;

/** Fields that we do not use, kept and sent back unchanged (D-139) [ENT-21]. */
const CARRIED = ['source', 'cr_read', 'cr_cover'] as const;

function detailsOf(wire: WireShelfBook): ShelfDetails {
  const carried = Object.fromEntries(
    CARRIED.flatMap((name) => (wire[name] === undefined ? [] : [[name, wire[name]] as const])),
  );
  return {
    title: wire.title,
    author: wire.author,
    coverUrl: wire.cover,
    format: wire.formats === BookFormat.Epub ? BookFormat.Epub : BookFormat.Standard,
    ...(wire.state === 1 && { status: 'ongoing' as const }),
    ...(wire.state === 2 && { status: 'finished' as const }),
    ...(wire.topClass !== undefined && { topClass: wire.topClass }),
    ...(Object.keys(carried).length > 0 && { carried }),
  };
}

function bookmarkOf(wire: WireShelfBook): Bookmark | undefined {
  const { chapterid, cname, percent, offset, offsetType } = wire;
  if (chapterid === '') return undefined;
  return {
    chapter: chapterid,
    chapterTitle: cname,
    percent,
    ...parseBookmarkOffset(offsetType, offset),
  };
}

/** The actions that a book of the sync stands for; a damaged number among its times or its percent is set right. */
export const toShelfActions = (wire: WireShelfBook): readonly ShelfAction[] =>
  actionsOfSynced({
    bookId: wire.bid,
    action: wire.action,
    addedAt: wire.add_time,
    updatedAt: wire.last_update,
    stamp: wire.stamp,
    device: wire.device,
    sequence: wire.seq,
    details: detailsOf(wire),
    bookmark: bookmarkOf(wire),
  });

const states = { ongoing: 1, finished: 2 } as const;

const wireDetails = ({ title, author, coverUrl, format, status, topClass, carried = {} }: ShelfDetails) => ({
  title: cutText(title, MAX_TITLE),
  author: cutText(author, MAX_AUTHOR),
  cover: wholeOrNone(coverUrl),
  formats: format,
  ...(status && { state: states[status] }),
  ...(topClass !== undefined && { topClass }),
  ...(carried['source'] !== undefined && { source: String(carried['source']) }),
  ...(carried['cr_read'] !== undefined && { cr_read: Number(carried['cr_read']) }),
  ...(carried['cr_cover'] !== undefined && { cr_cover: Number(carried['cr_cover']) }),
});

const wirePosition = (bookmark: Bookmark) => {
  const position = formatBookmarkOffset(bookmark);
  return position && { offsetType: position.type, offset: position.offset };
};

export function toWireShelfBook(action: ShelfAction): v.InferInput<typeof wireShelfBook> {
  const { bookId, addedAt, updatedAt, stamp, device, sequence, details, bookmark, ...kind } = syncedBook(action);
  return {
    bid: bookId,
    action: kind.action,
    add_time: addedAt,
    last_update: updatedAt,
    stamp,
    device,
    seq: sequence,
    ...(details && wireDetails(details)),
    ...(bookmark && {
      chapterid: bookmark.chapter,
      cname: cutText(bookmark.chapterTitle, MAX_TITLE),
      percent: bookmark.percent,
      ...wirePosition(bookmark),
    }),
  };
}
