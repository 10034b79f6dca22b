import { bookFacts, coverOpening } from '@shuye/core-domain/book';
import { Page } from '@shuye/ui';
import { BookActions } from '../../features/book-page/BookActions.tsx';
import { BookColumns } from '../../features/book-page/BookColumns.tsx';
import { BookHead } from '../../features/book-page/BookHead.tsx';
import { BookSkeleton } from '../../features/book-page/BookSkeleton.tsx';
import { Copyright } from '../../features/book-page/Copyright.tsx';
import { DeferredSections } from '../../features/book-page/DeferredSections.tsx';
import { Recommendations } from '../../features/book-page/Recommendations.tsx';
import { toTileProps } from '../../features/book-summary/toTileProps.ts';
import { BackBar } from '../../features/page/BackBar.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { bookQuery } from '../../queries/bookQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { CatalogPreview } from './CatalogPreview.tsx';
import { Description } from './Description.tsx';
import { LimitedFree } from './LimitedFree.tsx';
import { MoreBooks } from './MoreBooks.tsx';
import { UnavailableBook } from './UnavailableBook.tsx';
import type { FailedCover } from './useFailureExposure.ts';

const loadSections = () => import('./sections/CoverSections.tsx').then(({ CoverSections }) => CoverSections);

/** The page of a book that came; anything but an available one is not shown (D-061). */
export function Cover(cover: FailedCover) {
  const { client } = useServices();
  const { data: book, dataUpdatedAt } = useScreenQuery(bookQuery(client, cover.bookId));
  if (!book) {
    return (
      <Page measure="wide" bar={<BackBar />} bottom="action-bar">
        <BookSkeleton />
      </Page>
    );
  }
  if (!coverOpening(book).opens) return <UnavailableBook {...cover} />;
  return (
    <>
      <Page measure="wide" bar={<BackBar actions={<ShareButton book={book} />} />} bottom="action-bar">
        <PageTitle name={book.title} />
        <BookColumns
          side={
            <Recommendations book={book} title="更多推荐" place="cover" toTileProps={toTileProps}>
              {(shown) => <MoreBooks bookId={book.bookId} shown={shown} />}
            </Recommendations>
          }
        >
          <BookHead book={book} facts={bookFacts(book)} />
          <LimitedFree book={book} since={dataUpdatedAt} />
          <Description book={book} />
          <CatalogPreview book={book} />
          <DeferredSections book={book} load={loadSections} />
        </BookColumns>
        <Copyright book={book} />
      </Page>
      <BookActions book={book} />
    </>
  );
}
