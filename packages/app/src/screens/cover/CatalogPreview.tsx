import type { Book } from '@shuye/core-domain/book';
import { lockLabel } from '@shuye/core-domain/access';
import { failureMessage } from '@shuye/core-domain/error';
import { CatalogRow, CollapsibleList, PartFailure, useRowPress } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { CatalogLink } from '../../features/book-page/CatalogLink.tsx';
import { useBoughtElsewhere } from '../../features/chapter-access/useBoughtElsewhere.ts';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import { paths } from '../../routes.ts';
import { chapterListQuery } from '../../queries/bookQueries.ts';
import { usePartRetry } from '../../hooks/usePartRetry.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useProgress } from '../../hooks/useProgress.ts';
import styles from './CatalogPreview.module.css';

/** Chapters that the folded list may unfold to; the catalogue has them all. */
const FOLDED_CHAPTERS = 30;

/** The way to the catalogue, its first chapters folded below, and the newest one [COVER-08]. */
export function CatalogPreview({ book }: { book: Book }) {
  const { bookId, format, lastChapter } = book;
  const press = useRowPress();
  return (
    <section className={styles['catalog']} aria-label="目录" {...press}>
      <CatalogLink book={book} />
      <FirstChapters book={book} />
      {lastChapter && (
        <CatalogRow
          title={`最新章节：${lastChapter.title}`}
          href={paths.reader(bookId, { bookType: format, forceChapterId: lastChapter.chapterId })}
        />
      )}
    </section>
  );
}

function FirstChapters({ book }: { book: Book }) {
  const { bookId, format } = book;
  const { client } = useServices();
  const { data, error, refetch } = useQuery(chapterListQuery(client, bookId, format));
  const retry = usePartRetry({ error, refetch });
  useBoughtElsewhere(bookId);
  const access = useChapterAccess(book);
  const currentId = useProgress(bookId)?.place.chapterId;

  const shape = <FirstChaptersShape count={Math.min(book.chapterCount, FOLDED_CHAPTERS)} isComing={!error} />;
  if (!data) {
    return error ? (
      <div className={styles['failed']}>
        {shape}
        <div className={styles['failure']}>
          <PartFailure message={failureMessage(error)} onRetry={retry} />
        </div>
      </div>
    ) : (
      shape
    );
  }
  return (
    <CollapsibleList label="前面的章节">
      {data.chapters.slice(0, FOLDED_CHAPTERS).map((chapter) => (
        <CatalogRow
          key={chapter.chapterId}
          title={chapter.title}
          lockText={lockLabel(access(chapter), chapter.beanPrice)}
          current={chapter.chapterId === currentId}
          href={paths.reader(bookId, {
            bookType: format,
            forceChapterId: chapter.chapterId,
            forceChapterIndex: chapter.index,
          })}
        />
      ))}
    </CollapsibleList>
  );
}

/** As high as the list that comes, so that nothing below it moves. */
const FirstChaptersShape = ({ count, isComing }: { count: number; isComing: boolean }) => (
  <div className={styles['shape']} aria-hidden="true">
    <CollapsibleList>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[isComing ? 'row' : 'place']} />
      ))}
    </CollapsibleList>
  </div>
);
