import { readerOpening, type Book } from '@shuye/core-domain/book';
import type { ReaderParameters } from '@shuye/core-domain/reader';
import type { Note, Reader, ReaderState, Stop, ViewMove } from '@shuye/reader-engine';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { VisuallyHidden } from '../../features/visually-hidden/VisuallyHidden.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../stores/useReaderSettings.ts';
import { AfterFirstPage } from './AfterFirstPage.tsx';
import { insetStyle, startInsets } from './insetStyle.ts';
import { ReaderFailure } from './ReaderFailure.tsx';
import { LazyPart } from './LazyPart.tsx';
import { ReaderFrame } from './ReaderFrame.tsx';
import { ReaderStop } from './ReaderStop.tsx';
import { ReaderSurface, type SurfaceHandle } from './ReaderSurface.tsx';
import { readingStyle } from './readingStyle.ts';
import { RemovedBook } from './RemovedBook.tsx';
import type { TapZone } from './tapZone.ts';
import { useControls } from './useControls.ts';
import { useReaderState } from './useReaderState.ts';
import { useOtherDevices } from './reconcile/useOtherDevices.ts';
import { useSavedProgress } from './useSavedProgress.ts';
import { useWide } from './useWide.ts';

interface ReadingProps {
  book: Book;
  reader: Reader;
  paging: ReaderPaging;
  /** What the address asks for. */
  parameters: ReaderParameters;
}

const openChapter = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter : undefined);
const openingError = (state: ReaderState) => (state.status === 'failed' ? state.error : undefined);

/** Bars, keys and tools come behind the text. */
const loadControls = () => import('./ReaderControls.tsx');
/** Guides, notices and ads come behind the first page. */
const loadExtras = () => import('./extras/ReaderExtras.tsx');
const loadDesktopExtras = () => import('./desktop/DesktopExtras.tsx');

/** Only accounts have other devices. */
const loadReconciliation = () => import('./reconcile/Reconciliation.tsx');

/** An open book: the page, and what comes over it when it is touched [READER-07]. */
export function Reading(props: ReadingProps) {
  const { book, reader } = props;
  const chapter = useReaderState(reader, openChapter);
  const error = useReaderState(reader, openingError);
  const { maySync, before, settle } = useOtherDevices(book.bookId);
  useSavedProgress(reader, book.format, maySync);

  if (error) return <ReaderFailure error={error} onRetry={() => reader.retry()} />;
  if (!readerOpening(book, chapter ?? { isBought: true }).opens) return <RemovedBook />;
  return (
    <OpenPages {...props}>
      {!maySync && (
        <LazyPart
          load={loadReconciliation}
          props={{ book, reader, parameters: props.parameters, before, onSettled: settle }}
          onFailure={settle}
        />
      )}
    </OpenPages>
  );
}

function OpenPages({ book, reader, paging, parameters, children }: ReadingProps & { children: ReactNode }) {
  const { host } = useServices();
  const settings = useReaderSettings((state) => state.settings);
  const isDesktop = useLocation().pathname.startsWith('/pc/');
  const [hasSide, setSide] = useState(false);
  const controls = useControls();
  const surface = useRef<SurfaceHandle>(null);
  const [note, setNote] = useState<Note>();
  const closeNote = useCallback(() => setNote(undefined), []);
  const [insets, setInsets] = useState(() => startInsets(host));
  const [topPlace, setTopPlace] = useState<HTMLElement | null>(null);
  const [moves] = useState(() => new Set<(move: ViewMove) => void>());

  const { fontSize, lineHeight, paragraphGap, margin, font, squeeze } = settings;
  const isWide = useWide();
  const spread = isWide && paging !== 'vertical' && settings.spread;
  const style = useMemo(
    () => readingStyle({ fontSize, lineHeight, paragraphGap, margin, font, squeeze, spread }),
    [fontSize, lineHeight, paragraphGap, margin, font, squeeze, spread],
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
    <ReaderFrame
      brightness={settings.brightness}
      isWelfare={parameters.welfareEnabled}
      isDesktop={isDesktop}
      hasSide={hasSide && isWide}
    >
      <PageTitle name={book.title} />
      <div ref={setTopPlace} />
      <main style={isDesktop ? undefined : insetStyle(insets)}>
        <VisuallyHidden>
          <h1>{book.title}</h1>
        </VisuallyHidden>
        <ReaderSurface
          reader={reader}
          paging={paging}
          style={style}
          tapMap={settings.tapMap}
          handle={surface}
          moves={moves}
          onTap={onTap}
          onNote={setNote}
          renderStop={renderStop}
        />
      </main>
      <AfterFirstPage reader={reader}>
        <LazyPart
          load={isDesktop ? loadDesktopExtras : loadExtras}
          props={{ book, reader, parameters, paging, tapMap: settings.tapMap, moves, topPlace, onInsets: setInsets }}
        />
      </AfterFirstPage>
      <LazyPart
        load={loadControls}
        props={{
          book,
          reader,
          controls,
          paging,
          surface,
          note,
          onNoteClose: closeNote,
          isDesktop,
          hasSide,
          onSide: setSide,
        }}
      />
      {children}
    </ReaderFrame>
  );
}
