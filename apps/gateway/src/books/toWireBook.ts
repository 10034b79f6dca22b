import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import type { Owned } from './loadOwned.ts';

type WireBook = CallAnswer<Calls['bookInfo']>['data'];

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const texts = (json: string): string[] => JSON.parse(json) as string[];

export const coverUrl = (book: Pick<BookRow, 'cover_file'>): string => `/covers/${book.cover_file}`;

/** 1 ongoing, 2 finished: the wire's `state`. */
export const wireState = (book: Pick<BookRow, 'status'>): number => (book.status === 'ongoing' ? 1 : 2);

const mark = (chapter: Pick<ChapterRow, 'id' | 'title'>) => ({ chapterId: chapter.id, chapterName: chapter.title });

/** A book as `/openapi/book/info` writes it to a reader who owns what is given. */
export const toWireBook = (
  book: BookRow,
  { first, last, owned }: { first?: ChapterRow | undefined; last?: ChapterRow | undefined; owned: Owned },
  nowMs: number,
): WireBook => ({
  bookId: book.id,
  bookName: book.title,
  authorName: book.author,
  desc: book.description,
  imgUrl: coverUrl(book),
  formats: book.format,
  topClass: book.top_class,
  isBuy: owned.wholeBook ? 1 : 0,
  freeStack: book.free_stack,
  payMode: book.pay_mode,
  price: book.bean_price,
  disType: book.discount,
  isMonthlyBook: book.is_monthly,
  ...(book.extra_discount < 100 ? { extraDiscount: book.extra_discount } : {}),
  state: wireState(book),
  className: book.category,
  tag: texts(book.tags).map((name) => ({ tagId: name, tagName: name })),
  shelfStatus: book.taken_down === 1 ? 2 : 1,
  forbiddenTts: book.forbids_listening,
  chapterNum: book.chapter_count,
  ...(first ? { firstChapter: mark(first) } : {}),
  ...(last ? { lastChapter: { ...mark(last), updateTime: seconds(last.updated_at) } } : {}),
  wordCount: book.word_count,
  cpName: '书页',
  cpId: '1',
  ...(book.limited_free_end === null ? {} : { limitFreeEnd: book.limited_free_end }),
  serverTime: seconds(nowMs),
  ...(book.score === null ? {} : { scoreInfo: { bookScore: book.score, commentPeopleNum: book.reviewer_count } }),
  readingNum: book.reader_count,
  popularity: book.popularity,
  heroName: book.heroes,
  recommendable: book.recommendable,
  listIsOpen: book.list_open,
  coverIsOpen: book.cover_open,
  readIsOpen: book.read_open,
  buyIsOpen: book.buy_open,
  hide: book.hidden,
});

export const toWireBrief = (book: BookRow) => ({
  bid: book.id,
  bookName: book.title,
  author: book.author,
  bookCover: coverUrl(book),
  desc: book.description,
  category: book.category,
  state: wireState(book),
  wordCount: book.word_count,
  ...(book.score === null ? {} : { score: book.score }),
});
