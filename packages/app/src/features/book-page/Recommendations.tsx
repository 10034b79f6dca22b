import type { RecommendInput } from '@shuye/api-client/calls';
import type { Book, BookBrief } from '@shuye/core-domain/book';
import { failureMessage, messages } from '@shuye/core-domain/error';
import { BookGrid, BookTile, type BookTileProps, ModuleHeader, PartFailure, Skeleton } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { recommendQuery } from '../../queries/recommendQueries.ts';
import { usePartRetry } from '../../hooks/usePartRetry.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Recommendations.module.css';
import { useReplaceRecommendations } from './useReplaceRecommendations.ts';

interface RecommendationsProps {
  book: Book;
  title: string;
  place: RecommendInput['place'];
  /** `rid` names the recommendation that showed the book. */
  toTileProps: (brief: BookBrief, rid: string) => BookTileProps;
  children?: (shown: readonly BookBrief[]) => ReactNode;
}

/** Three books to go on with, and others on request [COVER-09] [COVER-10] [QCOVER-26]. */
export function Recommendations({ book, title, place, toTileProps, children }: RecommendationsProps) {
  const { host, client, toaster } = useServices();
  const { data, error, isPending, refetch } = useQuery(recommendQuery(client, book, place));
  const retry = usePartRetry({ error, refetch });
  const { mutate, isPending: isChanging } = useReplaceRecommendations(book, place, data?.books);

  const onSwitch = () => {
    if (!host.bridge.isOnline()) toaster.show(messages.offline);
    else if (!isChanging) mutate(undefined, { onError: (failure) => toaster.show(failureMessage(failure)) });
  };

  return (
    <section className={styles['recommendations']}>
      <ModuleHeader title={title} onSwitch={onSwitch} isSwitching={isChanging} />
      {isPending && <Skeleton shape="tile" count={3} />}
      {/* What has no cause is the server's word that there are none: they come by no second request. */}
      {error && !data && (
        <PartFailure message={failureMessage(error)} onRetry={error.cause === undefined ? undefined : retry} />
      )}
      {data && (
        <>
          <div className={styles['books']}>
            <BookGrid label={title}>
              {data.books.map((other) => (
                <BookTile key={other.bookId} {...toTileProps(other, data.rid)} />
              ))}
            </BookGrid>
          </div>
          {children?.(data.books)}
        </>
      )}
    </section>
  );
}
