import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { brand } from '@shuye/core-domain/brand';
import { paths } from '../../routes.ts';

const SCHEMA = 'https://schema.org';

const person = (name: string): object | undefined => (name === '' ? undefined : { '@type': 'Person', name });

/** A book as schema.org describes one; `absolute` completes an address. */
export function bookData(book: Book, absolute: (path: string) => string): object {
  const { bookId, title, author, description, coverUrl, category, score, reviewerCount, wordCount } = book;
  const hasRating = score !== undefined && score > 0 && reviewerCount > 0;
  return {
    '@context': SCHEMA,
    '@type': 'Book',
    '@id': absolute(paths.book(bookId)),
    url: absolute(paths.book(bookId)),
    name: title,
    author: person(author),
    description,
    image: coverUrl === '' ? undefined : absolute(coverUrl),
    genre: category || undefined,
    inLanguage: 'zh-CN',
    bookFormat: `${SCHEMA}/EBook`,
    publisher: { '@type': 'Organization', name: book.provider.name || brand.name },
    wordCount: wordCount > 0 ? wordCount : undefined,
    aggregateRating: hasRating
      ? { '@type': 'AggregateRating', ratingValue: score, bestRating: 10, worstRating: 0, ratingCount: reviewerCount }
      : undefined,
  };
}

interface ChapterOf {
  book: Book;
  chapter: Pick<Chapter, 'chapterId' | 'title' | 'ordinal'>;
  isLocked: boolean;
}

/** A chapter of a book as schema.org describes one. */
export const chapterData = ({ book, chapter, isLocked }: ChapterOf, absolute: (path: string) => string): object => ({
  '@context': SCHEMA,
  '@type': 'Chapter',
  name: chapter.title,
  position: chapter.ordinal,
  url: absolute(paths.reader(book.bookId, { forceChapterId: chapter.chapterId })),
  inLanguage: 'zh-CN',
  isAccessibleForFree: !isLocked,
  isPartOf: {
    '@type': 'Book',
    '@id': absolute(paths.book(book.bookId)),
    name: book.title,
    author: person(book.author),
  },
});

/** Where a page lies, from the store down to it, by name and address. */
export const breadcrumbData = (
  steps: ReadonlyArray<readonly [name: string, path: string]>,
  absolute: (path: string) => string,
): object => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});
