import { coverOpening } from '@shuye/core-domain/book';
import { ExpandableText, ModuleHeader, Page } from '@shuye/ui';
import { BookActions } from '../../features/book-page/BookActions.tsx';
import { BookSkeleton } from '../../features/book-page/BookSkeleton.tsx';
import { BookTags } from '../../features/book-page/BookTags.tsx';
import { Copyright } from '../../features/book-page/Copyright.tsx';
import { DeferredSections } from '../../features/book-page/DeferredSections.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { phraseBookQuery } from '../../queries/phraseBookQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { BookRating } from './BookRating.tsx';
import { PhraseHead } from './PhraseHead.tsx';
import styles from './QueryCover.module.css';
import { UnavailablePhrase } from './QueryCoverFailure.tsx';

interface QueryCoverProps {
  bookId: string;
  queryId: string;
}

const loadSections = () =>
  import('./sections/QueryCoverSections.tsx').then(({ QueryCoverSections }) => QueryCoverSections);

/** The book that answers a phrase, its sections in the order of the documents [QCOVER-18..28]. */
export function QueryCover({ bookId, queryId }: QueryCoverProps) {
  const { client } = useServices();
  const { data: book } = useScreenQuery(phraseBookQuery(client, bookId, queryId));
  if (!book) {
    return (
      <Page measure="wide" bar={<BackBar />} bottom="action-bar">
        <BookSkeleton />
      </Page>
    );
  }
  if (!coverOpening(book).opens) return <UnavailablePhrase />;
  const phrase = book.phrase?.text ?? book.title;
  return (
    <>
      <Page measure="wide" bar={<BackBar />} bottom="action-bar">
        <PageTitle name={phrase} />
        <h1 className={styles['phrase']}>{phrase}</h1>
        <PhraseHead book={book} />
        <BookRating book={book} />
        {book.description !== '' && (
          <section className={styles['section']} aria-label="简介">
            <ModuleHeader title="简介" />
            <ExpandableText text={book.description} />
          </section>
        )}
        <div className={styles['section']}>
          <BookTags book={book} />
        </div>
        <DeferredSections book={book} load={loadSections} />
        <Copyright book={book} />
      </Page>
      <BookActions book={book} />
    </>
  );
}
