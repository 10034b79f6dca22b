import { coverOpening } from '@shuye/core-domain/book';
import { Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { bookQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../services/useScreenQuery.ts';
import { CatalogPreview } from './CatalogPreview.tsx';
import { CoverActions } from './CoverActions.tsx';
import { CoverHead } from './CoverHead.tsx';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import { Copyright } from './Copyright.tsx';
import { Description } from './Description.tsx';
import { DeferredSections } from './DeferredSections.tsx';
import { LimitedFree } from './LimitedFree.tsx';
import { Recommendations } from './Recommendations.tsx';
import { UnavailableBook } from './UnavailableBook.tsx';
import type { FailedCover } from './useFailureExposure.ts';

/** The page of a book that came; anything but an available one is not shown (D-061). */
export function Cover(cover: FailedCover) {
  const { client } = useServices();
  const { data: book, dataUpdatedAt } = useScreenQuery(bookQuery(client, cover.bookId));
  if (!book) return <CoverSkeleton />;
  if (!coverOpening(book).opens) return <UnavailableBook {...cover} />;
  return (
    <>
      <Page bar={<BackBar />} bottom="action-bar">
        <PageTitle name={book.title} />
        <CoverHead book={book} />
        <LimitedFree book={book} since={dataUpdatedAt} />
        <Description book={book} />
        <CatalogPreview book={book} />
        <DeferredSections book={book} />
        <Recommendations book={book} />
        <Copyright book={book} />
      </Page>
      <CoverActions book={book} />
    </>
  );
}
