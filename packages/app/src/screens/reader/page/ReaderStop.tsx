import type { Book } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import type { Reader, ReaderState, Placeholder } from '@shuye/reader-engine';
import { ErrorView, LoadingBlock } from '@shuye/ui';
import { useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { ChapterFailure } from './ChapterFailure.tsx';
import { LazyChunk } from '../LazyChunk.tsx';
import styles from './ReaderStop.module.css';

export interface ReaderStopProps {
  stop: Placeholder;
  isCurrent: boolean;
  book: Book;
  reader: Reader;
}

const loadLocked = () => import('./charge/LockedChapter.tsx');
const loadTrailer = () => import('./trailer/Trailer.tsx');

const prefixesOf = (state: ReaderState) => ('list' in state ? state.list.prefixes : undefined);

function StopContent({ stop, isCurrent, book, reader }: ReaderStopProps) {
  const { reloadPage } = useServices();
  const [isBroken, setBroken] = useState(false);
  const onFailure = () => setBroken(true);

  if (isBroken) return <ErrorView message={messages.readerRetry} onRetry={reloadPage} />;
  if (stop.kind === 'finished') return <LazyChunk load={loadTrailer} props={{ book }} onFailure={onFailure} />;
  const { opened } = stop;
  if (opened.status === 'locked') {
    const prefixes = prefixesOf(reader.getState());
    return (
      <LazyChunk load={loadLocked} props={{ book, reader, ...opened, prefixes, isCurrent }} onFailure={onFailure} />
    );
  }
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

export function ReaderStop(props: ReaderStopProps) {
  return (
    <div className={styles['stop']}>
      <StopContent {...props} />
    </div>
  );
}
