import {
  BookFormat,
  BookPayMode,
  bookStatus,
  bookTag,
  DiscountType,
  firstSpelling,
  FreeStack,
  heroNames,
  type Book,
  type BookBrief,
  type SearchPhrase,
} from '@shuye/core-domain/book';
import { MonthlyState } from '@shuye/core-domain/member';
import * as v from 'valibot';
import { wireFlag, wireId, wireList, wireNullable, wireNumber, wirePrice, wireText } from './fields.ts';
import { withAliases } from './aliases.ts';

const optionalText = v.nullish(wireText, '');
const optionalNumber = wireNullable(wireNumber);
const right = v.optional(wireNumber);
const optionalId = wireNullable(v.union([v.literal(''), wireId]));

/** The wire's spellings for one thing, in the order in which they count (D-057). */
const bookSpellings = {
  bookId: ['bookId', 'bid', 'bookid'],
  bookName: ['bookName', 'title'],
  authorName: ['author', 'authorName'],
  imgUrl: ['imgUrl', 'bookCover', 'cover', 'coverUrl'],
  className: ['category', 'className'],
  tag: ['tags', 'tag'],
} as const;

const wireTag = v.union([v.string(), v.object({ tagId: wireText, tagName: v.string() })]);

const wirePhrase = v.union([
  v.string(),
  v.object({ queryName: v.string(), queryId: wireNullable(wireText), bookId: wireNullable(wireText) }),
]);

/** A book as the servers write it [ENT-01]; other spellings of a field are read as the one named here. */
export const wireBook = withAliases(
  bookSpellings,
  v.object({
    bookId: wireId,
    bookName: v.string(),
    authorName: optionalText,
    authorId: optionalText,
    desc: optionalText,
    imgUrl: optionalText,
    formats: optionalNumber,
    topClass: optionalNumber,
    isBuy: wireFlag,
    freeStack: right,
    payMode: v.optional(wireText, ''),
    price: v.optional(wirePrice),
    disType: right,
    disInfo: wireNullable(v.object({ disType: wireNumber, endTime: right, label: optionalText })),
    extraDiscount: right,
    fullDirectInfo: wireNullable(v.object({ price: wirePrice, oriPrice: v.optional(wirePrice) })),
    isMonthlyBook: wireFlag,
    userMonthlyType: right,
    monthlyEnd: right,
    superVipEndTime: right,
    status: optionalNumber,
    state: optionalNumber,
    className: optionalText,
    tag: wireList(wireTag),
    shelfStatus: optionalNumber,
    forbiddenTts: wireFlag,
    readFeatureOpt: optionalNumber,
    readFeatureOptEndTime: optionalNumber,
    chapterNum: optionalNumber,
    firstChapter: wireNullable(v.object({ chapterId: wireId, chapterName: v.string() })),
    lastChapter: wireNullable(v.object({ chapterId: wireId, chapterName: v.string(), updateTime: optionalNumber })),
    wordCount: optionalNumber,
    cpName: optionalText,
    cpId: optionalText,
    limitFreeEnd: right,
    serverTime: right,
    scoreInfo: wireNullable(v.object({ bookScore: wireNumber, commentPeopleNum: wireNumber })),
    readingNum: optionalNumber,
    popularity: optionalNumber,
    heroName: optionalText,
    queryType: optionalText,
    queryName: optionalText,
    contactWords: wireList(wirePhrase),
    rcmdQueries: wireList(wirePhrase),
    recommendable: optionalNumber,
    listIsOpen: wireFlag,
    coverIsOpen: wireFlag,
    readIsOpen: wireFlag,
    buyIsOpen: wireFlag,
    hide: wireFlag,
  }),
);

export type WireBook = v.InferOutput<typeof wireBook>;

const oneOf = <T extends string | number>(values: Readonly<Record<string, T>>, value: unknown): T | undefined =>
  Object.values(values).find((known) => known === value);

const phrase = (wire: v.InferOutput<typeof wirePhrase>): SearchPhrase =>
  typeof wire === 'string'
    ? { text: wire }
    : { text: wire.queryName, ...given('queryId', wire.queryId), ...given('bookId', wire.bookId) };

const phrases = (wire: readonly v.InferOutput<typeof wirePhrase>[]): readonly SearchPhrase[] | undefined =>
  wire.length === 0 ? undefined : wire.map(phrase);

const given = <Key extends string, T>(key: Key, value: T | undefined): Partial<Record<Key, T>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, T>);

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
  tags: wire.tag.map((tag) => bookTag(typeof tag === 'string' ? tag : { tagId: tag.tagId, name: tag.tagName })),
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
  ...given(
    'offer',
    wire.disInfo && {
      discount: oneOf(DiscountType, wire.disInfo.disType) ?? DiscountType.None,
      label: wire.disInfo.label,
      ...given('endsAt', wire.disInfo.endTime),
    },
  ),
  ...given('extraDiscount', wire.extraDiscount),
  ...given(
    'wholeRunningOffer',
    wire.fullDirectInfo && {
      beanPrice: wire.fullDirectInfo.price,
      ...given('originalPrice', wire.fullDirectInfo.oriPrice),
    },
  ),
  ...given('monthlyEnd', wire.monthlyEnd),
  ...given('superMemberEnd', wire.superVipEndTime),
  ...given('readFeatures', wire.readFeatureOpt),
  ...given('readFeaturesEnd', wire.readFeatureOptEndTime),
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
  ...given('phrase', wire.queryName ? { kind: wire.queryType, text: wire.queryName } : undefined),
  ...given('relatedPhrases', phrases(wire.contactWords)),
  ...given('recommendedPhrases', phrases(wire.rcmdQueries)),
});

/** A book in a list: store modules and recommendations spell it in their own ways [ENT-37]. */
export const wireBookBrief = v.object({
  bid: optionalId,
  bookid: optionalId,
  bookId: optionalId,
  bookName: wireNullable(v.string()),
  title: wireNullable(v.string()),
  author: optionalText,
  authorName: optionalText,
  bookCover: wireNullable(v.string()),
  cover: wireNullable(v.string()),
  imgUrl: wireNullable(v.string()),
  coverUrl: wireNullable(v.string()),
  desc: optionalText,
  category: optionalText,
  status: optionalNumber,
  state: optionalNumber,
  wordCount: optionalNumber,
  score: optionalNumber,
});

export function toBookBrief(wire: v.InferOutput<typeof wireBookBrief>): BookBrief {
  const text = (name: keyof typeof bookSpellings): string => {
    const value = firstSpelling(wire, bookSpellings[name]);
    return typeof value === 'string' ? value : '';
  };
  return {
    bookId: text('bookId'),
    title: text('bookName'),
    author: text('authorName'),
    coverUrl: text('imgUrl'),
    description: wire.desc,
    category: wire.category,
    status: bookStatus(wire),
    wordCount: wire.wordCount ?? 0,
    ...given('score', wire.score),
  };
}
