import { readerOpening, type Book } from '@shuye/core-domain';
import type { Reader, ReaderState, Stop } from '@shuye/reader-engine';
import { useCallback, useMemo, useRef } from 'react';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { VisuallyHidden } from '../../features/visually-hidden/VisuallyHidden.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../stores/useReaderSettings.ts';
import { ReaderFailure } from './ReaderFailure.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { ReaderControls } from './ReaderControls.tsx';
import { ReaderFrame } from './ReaderFrame.tsx';
import { ReaderStop } from './ReaderStop.tsx';
import { ReaderSurface, type SurfaceHandle } from './ReaderSurface.tsx';
import { readingStyle } from './readingStyle.ts';
import { RemovedBook } from './RemovedBook.tsx';
import type { TapZone } from './tapZone.ts';
import { useControls } from './useControls.ts';
import { useReaderActions } from './useReaderActions.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { useReaderState } from './useReaderState.ts';
import { useRefusalToast } from './useRefusalToast.ts';
import { useSavedProgress } from './useSavedProgress.ts';

interface ReadingProps {
  book: Book;
  reader: Reader;
  paging: ReaderPaging;
  isWelfare: boolean;
}

const openChapter = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter : undefined);
const openingError = (state: ReaderState) => (state.status === 'failed' ? state.error : undefined);

/** An open book: the page, and what comes over it when it is touched [READER-07]. */
export function Reading(props: ReadingProps) {
  const { book, reader } = props;
  const chapter = useReaderState(reader, openChapter);
  const error = useReaderState(reader, openingError);
  useSavedProgress(reader);
  useRefusalToast(reader);

  if (error) return <ReaderFailure error={error} onRetry={() => reader.retry()} />;
  if (!readerOpening(book, chapter ?? { isBought: true }).opens) return <RemovedBook />;
  return <OpenPages {...props} />;
}

function OpenPages({ book, reader, paging, isWelfare }: ReadingProps) {
  const settings = useReaderSettings((state) => state.settings);
  const controls = useControls();
  const surface = useRef<SurfaceHandle>(null);
  const actions = useReaderActions({ reader, bookId: book.bookId, surface, controls });
  useReaderKeys(actions.onKey);

  const { fontSize, lineHeight, paragraphGap, margin, font } = settings;
  const style = useMemo(
    () => readingStyle({ fontSize, lineHeight, paragraphGap, margin, font }),
    [fontSize, lineHeight, paragraphGap, margin, font],
  );
  const { shown, hide, toggleBars } = controls;
  const onTap = useCallback(
    (zone: TapZone) => {
      if (shown !== 'none') hide();
      else if (zone === 'menu') toggleBars();
      else surface.current?.turn(zone === 'next' ? 1 : -1);
    },
    [shown, hide, toggleBars],
  );
  const renderStop = useCallback(
    (stop: Stop, isCurrent: boolean) => <ReaderStop stop={stop} isCurrent={isCurrent} book={book} reader={reader} />,
    [book, reader],
  );

  return (
    <ReaderFrame theme={settings.theme} isWelfare={isWelfare}>
      <PageTitle name={book.title} />
      <main>
        <VisuallyHidden>
          <h1>{book.title}</h1>
        </VisuallyHidden>
        <ReaderSurface
          reader={reader}
          paging={paging}
          style={style}
          handle={surface}
          onTap={onTap}
          renderStop={renderStop}
        />
        <PageAnnouncer reader={reader} />
      </main>
      <ReaderControls book={book} reader={reader} controls={controls} paging={paging} actions={actions} />
    </ReaderFrame>
  );
}
