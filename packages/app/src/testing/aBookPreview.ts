import type { BookPreview } from '../features/own-books/worker/BookPreview.ts';

/** What the import shows of a TXT in which nothing is wrong. */
export const aBookPreview = (change: Partial<BookPreview> = {}): BookPreview => ({
  title: '夜渡',
  author: '',
  format: 'txt',
  encoding: 'utf-8',
  unreadable: 0,
  missing: 0,
  hasHeadings: true,
  sample: '',
  volumes: [],
  chapters: [],
  ...change,
});
