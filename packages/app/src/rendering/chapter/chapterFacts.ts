import { brand } from '@shuye/core-domain/brand';
import { paths } from '../../routes.ts';
import { breadcrumbData, chapterData } from '../head/bookData.ts';
import { cardPath } from '../head/cardPath.ts';
import { absoluteTo, descriptionOf } from '../head/screenFacts.ts';
import type { PageFacts } from '../head/PageFacts.ts';
import type { FirstText } from './fetchFirstText.ts';

/** The first chapter is the book's own address in the reader. */
export function chapterFacts(text: FirstText, origin: string): PageFacts {
  const { book, chapter, paragraphs } = text;
  const absolute = absoluteTo(origin);
  const { bookId, title, description } = book;
  const address = chapter.index === 0 ? {} : { forceChapterId: chapter.chapterId };
  const canonicalPath = paths.reader(bookId, address);
  return {
    canonicalPath,
    description: descriptionOf(paragraphs.join(' ')) || descriptionOf(description),
    kind: 'article',
    cardPath: cardPath(bookId),
    data: [
      chapterData(text, absolute),
      breadcrumbData(
        [
          [brand.readerName, paths.home()],
          [title, paths.book(bookId)],
          [chapter.title, canonicalPath],
        ],
        absolute,
      ),
    ],
  };
}
