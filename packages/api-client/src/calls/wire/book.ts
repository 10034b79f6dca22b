import {
  BookFormat,
  BookPayMode,
  DiscountType,
  FreeStack,
  MonthlyState,
  type Book,
  type BookBrief,
  type BookStatus,
} from '@shuye/core-domain';
import * as v from 'valibot';
import { wireFlag, wireId, wireList, wireNumber, wireText } from './fields.ts';

const optionalText = v.optional(wireText, '');
const optionalNumber = v.optional(wireNumber);

const wireTag = v.union([v.string(), v.object({ tagId: wireText, tagName: v.string() })]);

/** A book as the servers write it, with the spellings of both documents (S1 §3, D-057). */
export const wireBook = v.object({
  bookId: wireId,
  bookName: v.string(),
  authorName: optionalText,
  authorId: optionalText,
  desc: optionalText,
  imgUrl: optionalText,
  formats: optionalNumber,
  topClass: optionalNumber,
  isBuy: wireFlag,
  freeStack: optionalNumber,
  payMode: optionalText,
  price: optionalNumber,
  disType: optionalNumber,
  isMonthlyBook: wireFlag,
  userMonthlyType: optionalNumber,
  status: optionalNumber,
  state: optionalNumber,
  className: optionalText,
  tag: wireList(wireTag),
  shelfStatus: optionalNumber,
  forbiddenTts: wireFlag,
  chapterNum: optionalNumber,
  firstChapter: v.optional(v.object({ chapterId: wireId, chapterName: v.string() })),
  lastChapter: v.optional(v.object({ chapterId: wireId, chapterName: v.string(), updateTime: optionalNumber })),
  wordCount: optionalNumber,
  cpName: optionalText,
  cpId: optionalText,
  limitFreeEnd: optionalNumber,
  serverTime: optionalNumber,
  scoreInfo: v.optional(v.object({ bookScore: wireNumber, commentPeopleNum: wireNumber })),
  readingNum: optionalNumber,
  popularity: optionalNumber,
  heroName: optionalText,
  recommendable: optionalNumber,
  listIsOpen: wireFlag,
  coverIsOpen: wireFlag,
  readIsOpen: wireFlag,
  buyIsOpen: wireFlag,
  hide: wireFlag,
});

export type WireBook = v.InferOutput<typeof wireBook>;

const oneOf = <T extends string | number>(values: Readonly<Record<string, T>>, value: unknown): T | undefined =>
  Object.values(values).find((known) => known === value);

/** Ongoing is state 1; where it is missing, status 0 (D-058). */
const bookStatus = ({ state, status }: Pick<WireBook, 'state' | 'status'>): BookStatus =>
  (state === undefined ? status === 0 : state === 1) ? 'ongoing' : 'finished';

/** Hero names are a JSON text of names or of {name}; bad JSON is no names (D-086). */
function heroNames(json: string): string[] {
  try {
    const names: unknown = JSON.parse(json || '[]');
    if (!Array.isArray(names)) return [];
    return names
      .map((hero: unknown) => (typeof hero === 'object' && hero !== null && 'name' in hero ? hero.name : hero))
      .filter((name): name is string => typeof name === 'string' && name !== '');
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const given = <Key extends string, T>(key: Key, value: T | undefined): Partial<Record<Key, T>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, T>);

/** The book that the rules and the screens know. */
export const toBook = (wire: WireBook): Book => ({
  bookId: wire.bookId,
  title: wire.bookName,
  author: wire.authorName,
  authorId: wire.authorId,
  description: wire.desc,
  coverUrl: wire.imgUrl,
  format: oneOf(BookFormat, wire.formats) ?? BookFormat.Standard,
  status: bookStatus(wire),
  topClass: wire.topClass ?? 0,
  category: wire.className,
  tags: wire.tag.map((tag) =>
    typeof tag === 'string' ? { tagId: tag, name: tag } : { tagId: tag.tagId, name: tag.tagName },
  ),
  heroes: heroNames(wire.heroName),
  wordCount: wire.wordCount ?? 0,
  chapterCount: wire.chapterNum ?? 0,
  openness: {
    list: wire.listIsOpen,
    cover: wire.coverIsOpen,
    read: wire.readIsOpen,
    buy: wire.buyIsOpen,
    hidden: wire.hide,
    takenDown: wire.shelfStatus === 2,
  },
  payMode: oneOf(BookPayMode, wire.payMode) ?? BookPayMode.Word,
  beanPrice: wire.price ?? 0,
  discount: oneOf(DiscountType, wire.disType) ?? DiscountType.None,
  isBought: wire.isBuy,
  isMonthly: wire.isMonthlyBook,
  ...given('monthlyState', oneOf(MonthlyState, wire.userMonthlyType)),
  ...given('freeStack', oneOf(FreeStack, wire.freeStack)),
  ...given('limitedFreeEnd', wire.limitFreeEnd),
  serverTime: wire.serverTime ?? 0,
  forbidsListening: wire.forbiddenTts,
  isRecommendable: wire.recommendable !== 0,
  provider: { id: wire.cpId, name: wire.cpName },
  ...given('score', wire.scoreInfo?.bookScore),
  reviewerCount: wire.scoreInfo?.commentPeopleNum ?? 0,
  readerCount: wire.readingNum ?? 0,
  popularity: wire.popularity ?? 0,
  ...given(
    'firstChapter',
    wire.firstChapter && { chapterId: wire.firstChapter.chapterId, title: wire.firstChapter.chapterName },
  ),
  ...given(
    'lastChapter',
    wire.lastChapter && {
      chapterId: wire.lastChapter.chapterId,
      title: wire.lastChapter.chapterName,
      updatedAt: wire.lastChapter.updateTime ?? 0,
    },
  ),
});

/** A book in a list: store modules and recommendations spell it in their own ways (S2 §3). */
export const wireBookBrief = v.object({
  bid: v.optional(wireId),
  bookid: v.optional(wireId),
  bookId: v.optional(wireId),
  bookName: v.optional(v.string()),
  title: v.optional(v.string()),
  author: optionalText,
  bookCover: v.optional(v.string()),
  cover: v.optional(v.string()),
  desc: optionalText,
  category: optionalText,
  status: optionalNumber,
  state: optionalNumber,
  wordCount: optionalNumber,
  score: optionalNumber,
});

/** The first spelling that is there wins; a book without an id is dropped by the caller. */
export const toBookBrief = (wire: v.InferOutput<typeof wireBookBrief>): BookBrief => ({
  bookId: wire.bid ?? wire.bookid ?? wire.bookId ?? '',
  title: wire.bookName ?? wire.title ?? '',
  author: wire.author,
  coverUrl: wire.bookCover ?? wire.cover ?? '',
  description: wire.desc,
  category: wire.category,
  status: bookStatus(wire),
  wordCount: wire.wordCount ?? 0,
  ...given('score', wire.score),
});
