import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { brand } from '@shuye/core-domain/brand';
import type { Book as BookInSchema, BreadcrumbList, Chapter as ChapterInSchema, Person, WithContext } from 'schema-dts';
import { paths } from '../../routes.ts';
import { SCHEMA, type Absolute, type NamedPath } from './schemaData.ts';

const authorOf = ({ author }: Pick<Book, 'author'>): { author?: Person } =>
  author === '' ? {} : { author: { '@type': 'Person', name: author } };

export function bookData(book: Book, absolute: Absolute): WithContext<BookInSchema> {
  const { bookId, title, description, coverUrl, category, score, reviewerCount, wordCount } = book;
  const hasRating = score !== undefined && score > 0 && reviewerCount > 0;
  return {
    '@context': SCHEMA,
    '@type': 'Book',
    '@id': absolute(paths.book(bookId)),
    url: absolute(paths.book(bookId)),
    name: title,
    ...authorOf(book),
    description,
    ...(coverUrl === '' ? {} : { image: absolute(coverUrl) }),
    ...(category === '' ? {} : { genre: category }),
    inLanguage: 'zh-CN',
    bookFormat: `${SCHEMA}/EBook`,
    ...(wordCount > 0 ? { wordCount } : {}),
    publisher: { '@type': 'Organization', name: book.provider.name || brand.name },
    ...(hasRating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: score,
            bestRating: 10,
            worstRating: 0,
            ratingCount: reviewerCount,
          },
        }
      : {}),
  };
}

interface ChapterOf {
  book: Book;
  chapter: Pick<Chapter, 'chapterId' | 'title' | 'ordinal'>;
  isLocked: boolean;
}

export const chapterData = (
  { book, chapter, isLocked }: ChapterOf,
  absolute: Absolute,
): WithContext<ChapterInSchema> => ({
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
    ...authorOf(book),
  },
});

/** From the store down to the page, by name and address. */
export const breadcrumbData = (steps: readonly NamedPath[], absolute: Absolute): WithContext<BreadcrumbList> => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});
