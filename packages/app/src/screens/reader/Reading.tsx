import { VisuallyHidden } from '@shuye/ui';
import { readerOpening, type Book } from '@shuye/core-domain/book';
import type { ReaderParameters } from '@shuye/core-domain/reader';
import type { Note, Reader, ReaderState, Placeholder, ViewMove } from '@shuye/reader-engine';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../stores/useReaderSettings.ts';
import { AfterFirstPaint } from './page/AfterFirstPaint.tsx';
import { insetStyle, startInsets } from './page/insetStyle.ts';
import { ReaderFailure } from './book/ReaderFailure.tsx';
import { LazyChunk } from './LazyChunk.tsx';
import { ReaderFrame } from './page/ReaderFrame.tsx';
import { ReaderStop } from './page/ReaderStop.tsx';
import { ReaderSurface, type SurfaceHandle } from './page/ReaderSurface.tsx';
import { readingStyle } from './page/readingStyle.ts';
import { RemovedBook } from './book/RemovedBook.tsx';
import type { TapZone } from './page/tapZone.ts';
import { useControls } from './bars/useControls.ts';
import { useReaderState } from './book/useReaderState.ts';
import { useOtherDevices } from './position/reconcile/useOtherDevices.ts';
import { useSavedProgress } from './position/useSavedProgress.ts';
import { useWide } from './page/useWide.ts';

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
const loadControls = () => import('./bars/ReaderControls.tsx');
/** Guides, notices and ads come behind the first page. */
const loadPrompts = () => import('./prompts/ReaderPrompts.tsx');
const loadDesktopPrompts = () => import('./tools/desktop/DesktopPrompts.tsx');

/** Only accounts have other devices. */
const loadReconciliation = () => import('./position/reconcile/Reconciliation.tsx');

/** An open book: the page, and what comes over it when it is touched [READER-07]. */
export function Reading(props: ReadingProps) {
  const { book, reader } = props;
  const chapter = useReaderState(reader, openChapter);
  const error = useReaderState(reader, openingError);
  const { maySync, knownPulls, settle } = useOtherDevices(book.bookId);
  useSavedProgress(reader, book.format, maySync);

  if (error) return <ReaderFailure error={error} onRetry={() => reader.retry()} />;
  if (!readerOpening(book, chapter ?? { isBought: true }).opens) return <RemovedBook />;
  return (
    <OpenPages {...props}>
      {!maySync && (
        // A chunk that fails to load decides nothing, so nothing is sent.
        <LazyChunk
          load={loadReconciliation}
          props={{ book, reader, parameters: props.parameters, knownPulls, onSettled: settle }}
        />
      )}
    </OpenPages>
  );
}

function OpenPages({ book, reader, paging, parameters, children }: ReadingProps & { children: ReactNode }) {
  const { host } = useServices();
  const settings = useReaderSettings((state) => state.settings);
  const isDesktop = useLocation().pathname.startsWith('/pc/');
  const [hasSidebar, setSide] = useState(false);
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
    (stop: Placeholder, isCurrent: boolean) => (
      <ReaderStop stop={stop} isCurrent={isCurrent} book={book} reader={reader} />
    ),
    [book, reader],
  );

  return (
    <ReaderFrame
      brightness={settings.brightness}
      isWelfare={parameters.welfareEnabled}
      isDesktop={isDesktop}
      hasSidebar={hasSidebar && isWide}
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
      <AfterFirstPaint reader={reader}>
        <LazyChunk
          load={isDesktop ? loadDesktopPrompts : loadPrompts}
          props={{ book, reader, parameters, paging, tapMap: settings.tapMap, moves, topPlace, onInsets: setInsets }}
        />
      </AfterFirstPaint>
      <LazyChunk
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
          hasSidebar,
          onSidebarToggle: setSide,
        }}
      />
      {children}
    </ReaderFrame>
  );
}
