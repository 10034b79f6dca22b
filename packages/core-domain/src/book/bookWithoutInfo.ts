import { BookPayMode, DiscountType, type Book, type BookFormat } from './Book.ts';

/** Enough to read by a chapter list that says itself what is free or bought; grants no right [READER-47] [ERR-13]. */
export const bookWithoutInfo = (bookId: string, format: BookFormat): Book => ({
  bookId,
  title: '',
  author: '',
  authorId: '',
  description: '',
  coverUrl: '',
  format,
  status: 'ongoing',
  topClass: 0,
  category: '',
  tags: [],
  heroes: [],
  wordCount: 0,
  chapterCount: 0,
  // The server refuses the chapters of a book that is closed.
  openness: { list: true, cover: true, read: true, buy: true, hidden: false, takenDown: false },
  payMode: BookPayMode.Word,
  beanPrice: 0,
  discount: DiscountType.None,
  isBought: false,
  isMonthly: false,
  serverTime: 0,
  forbidsListening: false,
  isRecommendable: false,
  provider: { id: '', name: '' },
  reviewerCount: 0,
  readerCount: 0,
  popularity: 0,
});
