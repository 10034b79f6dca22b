import type { Book } from '@shuye/core-domain/book';
import { BookColumns } from '../../../features/book-page/BookColumns.tsx';
import { Comments } from '../../../features/book-page/sections/Comments.tsx';
import { ExcerptSection } from '../../../features/book-page/sections/ExcerptSection.tsx';
import { Recommendations } from '../../../features/book-page/Recommendations.tsx';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import { useDownloadGuide } from '../../../features/guide/useDownloadGuide.tsx';
import { paths } from '../../../routes.ts';
import { CatalogEntry } from './CatalogEntry.tsx';
import { PhraseList } from './PhraseList.tsx';

/** The sections below the first screen, in the order of the documents [QCOVER-20..27]. */
export function QueryCoverSections({ book }: { book: Book }) {
  const { bookId } = book;
  const guide = useDownloadGuide(bookId, 'query');
  return (
    <>
      <BookColumns
        side={
          <>
            <Recommendations
              book={book}
              title="相似好书"
              place="query"
              toTileProps={(other, rid) => ({ ...toTileProps(other, rid), href: paths.book(other.bookId, { rid }) })}
            />
            <PhraseList title="相关搜索" phrases={book.relatedPhrases} bookId={bookId} />
          </>
        }
      >
        <CatalogEntry book={book} />
        <ExcerptSection bookId={bookId} moreText="阅读全文" />
        <PhraseList title="更多推荐" phrases={book.recommendedPhrases} bookId={bookId} />
        <Comments bookId={bookId} onAsk={guide.ask} withActions />
      </BookColumns>
      {guide.dialog}
    </>
  );
}
