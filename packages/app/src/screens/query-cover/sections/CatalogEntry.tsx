import { latestChapters } from '@shuye/api-client/calls';
import type { Book } from '@shuye/core-domain/book';
import { failureMessage } from '@shuye/core-domain/error';
import { CatalogRow, PartFailure, Skeleton, useRowPress } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { CatalogLink } from '../../../features/book-page/CatalogLink.tsx';
import { paths } from '../../../routes.ts';
import { usePartRetry } from '../../../hooks/usePartRetry.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import styles from './CatalogEntry.module.css';

/** Latest chapters that are asked for, and that are shown while they are on their way. */
const LATEST = 3;

/** The way to the catalogue, and the latest chapters, which open the reader [QCOVER-20] [QCOVER-22]. */
export function CatalogEntry({ book }: { book: Book }) {
  const { client } = useServices();
  const { bookId, format, lastChapter } = book;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['latest', bookId],
    queryFn: ({ signal }) =>
      client.send(latestChapters, { bookId, ...(lastChapter && { chapterId: lastChapter.chapterId }) }, { signal }),
  });
  const retry = usePartRetry({ error, refetch });
  // The book itself knows the newest chapter of a list that did not come.
  const chapters = data?.chapters ?? (lastChapter ? [lastChapter] : []);
  const press = useRowPress();
  return (
    <section className={styles['catalog']} aria-label="目录" {...press}>
      <CatalogLink book={{ ...book, chapterCount: book.chapterCount || (data?.chapterCount ?? 0) }} />
      {isPending ? (
        <Skeleton shape="text" count={LATEST} />
      ) : (
        <ul aria-label="最新章节">
          {chapters.map(({ chapterId, title }) => (
            <li key={chapterId}>
              <CatalogRow
                title={title}
                note="新"
                href={paths.reader(bookId, { bookType: format, forceChapterId: chapterId })}
              />
            </li>
          ))}
        </ul>
      )}
      {error && !data && <PartFailure message={failureMessage(error)} onRetry={retry} />}
    </section>
  );
}
