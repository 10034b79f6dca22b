import type { MonthlyState } from '../member/MonthlyState.ts';
export const BookFormat = { Standard: 1, Epub: 2 } as const;
export type BookFormat = (typeof BookFormat)[keyof typeof BookFormat];

/** How a book is charged [ENUM-03]: nothing, the whole book, or chapter by chapter. */
export const BookPayMode = { Free: '0', Total: '1', Word: '3' } as const;
export type BookPayMode = (typeof BookPayMode)[keyof typeof BookPayMode];

export const DiscountType = {
  None: 0,
  LimitedFree: 1,
  Rdo: 2,
  Batch: 3,
  Discount: 4,
  SuperVip: 5,
  NewUser: 6,
  FreeUser: 7,
} as const;
export type DiscountType = (typeof DiscountType)[keyof typeof DiscountType];

/** Whether a book's chapters are given away or sold; 0 leaves it to each chapter (D-065). */
export const FreeStack = { ByChapter: 0, Free: 1, Charged: 2 } as const;
export type FreeStack = (typeof FreeStack)[keyof typeof FreeStack];

export type BookStatus = 'ongoing' | 'finished';

export interface BookTag {
  tagId: string;
  name: string;
}

export interface SearchPhrase {
  text: string;
  queryId?: string;
  bookId?: string;
}

/** A running offer on a price; it ends at `endsAt`, in seconds (D-059). */
export interface RunningOffer {
  discount: DiscountType;
  endsAt?: number;
  label: string;
}

/** Which doors of a book are open; `takenDown` is shelfStatus 2 [ENT-05]. */
export interface BookOpenness {
  list: boolean;
  cover: boolean;
  read: boolean;
  buy: boolean;
  hidden: boolean;
  takenDown: boolean;
}

export interface ChapterMark {
  chapterId: string;
  title: string;
}

/** Times are in seconds; `serverTime` is the clock for every right of the book. Prices are in beans. */
export interface Book {
  bookId: string;
  title: string;
  author: string;
  authorId: string;
  description: string;
  coverUrl: string;
  format: BookFormat;
  status: BookStatus;
  /** Opaque class of the catalogue; 502 is the one with a rule (D-060). */
  topClass: number;
  category: string;
  tags: readonly BookTag[];
  heroes: readonly string[];
  wordCount: number;
  chapterCount: number;
  openness: BookOpenness;

  payMode: BookPayMode;
  /** Of a whole book, or of a thousand characters where chapters are sold. */
  beanPrice: number;
  discount: DiscountType;
  isBought: boolean;
  isMonthly: boolean;
  monthlyState?: MonthlyState;
  freeStack?: FreeStack;
  /** Absent where the offer has no end. */
  limitedFreeEnd?: number;
  offer?: RunningOffer;
  /** Percent of the price that a monthly member pays for a normal book: 80 is 八折 (D-059). */
  extraDiscount?: number;
  wholeRunningOffer?: { beanPrice: number; originalPrice?: number };
  monthlyEnd?: number;
  superMemberEnd?: number;
  serverTime: number;

  /** Bit field of reward features; 2 is the energy programme. Its end in seconds. */
  readFeatures?: number;
  readFeaturesEnd?: number;

  forbidsListening: boolean;
  isRecommendable: boolean;
  provider: { id: string; name: string };
  /** Out of 10, as the server writes it; absent without reviews. */
  score?: number;
  reviewerCount: number;
  readerCount: number;
  popularity: number;
  firstChapter?: ChapterMark;
  lastChapter?: ChapterMark & { updatedAt: number };
  phrase?: { kind: string; text: string };
  relatedPhrases?: readonly SearchPhrase[];
  recommendedPhrases?: readonly SearchPhrase[];
}

export interface BookBrief {
  bookId: string;
  title: string;
  author: string;
  coverUrl: string;
  description: string;
  category: string;
  status: BookStatus;
  wordCount: number;
  score?: number;
}
