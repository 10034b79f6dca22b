import type { Book } from '@shuye/core-domain/book';
import { failureMessage, messages } from '@shuye/core-domain/error';
import { BookGrid, BookTile, ModuleHeader, Skeleton } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { toTileProps } from '../../features/book-summary/toTileProps.ts';
import { recommendQuery } from '../../services/recommendQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { MoreBooks } from './MoreBooks.tsx';
import styles from './Recommendations.module.css';
import { useReplaceRecommendations } from './useReplaceRecommendations.ts';

/** 更多推荐: three books to go on with, others on request, and a list to open [COVER-09] [COVER-10]. */
export function Recommendations({ book }: { book: Book }) {
  const { host, client, toaster } = useServices();
  const { data, error, isPending } = useQuery(recommendQuery(client, book));
  const { mutate, isPending: isChanging } = useReplaceRecommendations(book, data?.books);

  const onSwitch = () => {
    if (!host.bridge.isOnline()) toaster.show(messages.offline);
    else if (!isChanging) mutate(undefined, { onError: (failure) => toaster.show(failureMessage(failure)) });
  };

  return (
    <section className={styles['recommendations']}>
      <ModuleHeader title="更多推荐" onSwitch={onSwitch} />
      {isPending && <Skeleton shape="tile" count={3} />}
      {!data && error && <p className={styles['none']}>{failureMessage(error)}</p>}
      {data && (
        <>
          <div className={styles['books']}>
            <BookGrid label="更多推荐">
              {data.books.map((other) => (
                <BookTile key={other.bookId} {...toTileProps(other, data.rid)} />
              ))}
            </BookGrid>
          </div>
          <MoreBooks bookId={book.bookId} shown={data.books} />
        </>
      )}
    </section>
  );
}
