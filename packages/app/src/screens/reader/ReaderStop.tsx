import type { Book } from '@shuye/core-domain';
import type { Reader, Stop } from '@shuye/reader-engine';
import { LoadingBlock } from '@shuye/ui';
import { ChapterFailure } from './ChapterFailure.tsx';
import { LockedChapter } from './LockedChapter.tsx';
import styles from './ReaderStop.module.css';
import { Trailer } from './Trailer.tsx';

export interface ReaderStopProps {
  stop: Stop;
  isCurrent: boolean;
  book: Book;
  reader: Reader;
}

function StopContent({ stop, isCurrent, book, reader }: ReaderStopProps) {
  if (stop.kind === 'finished') return <Trailer status={book.status} />;
  const { opened } = stop;
  if (opened.status === 'locked') return <LockedChapter book={book} {...opened} />;
  if (opened.status === 'loading') return <LoadingBlock />;
  return (
    <ChapterFailure
      chapter={opened.chapter}
      error={opened.error}
      isCurrent={isCurrent}
      onRetry={() => reader.retry(opened.index)}
    />
  );
}

/** Stands where a chapter's text does not. */
export function ReaderStop(props: ReaderStopProps) {
  return (
    <div className={styles['stop']}>
      <StopContent {...props} />
    </div>
  );
}
