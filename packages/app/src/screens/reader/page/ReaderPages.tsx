import { VisuallyHidden } from '@shuye/ui';
import { type Book } from '@shuye/core-domain/book';
import type { ReaderParameters } from '@shuye/core-domain/reader';
import type { Note, Reader, Placeholder, ViewMove } from '@shuye/reader-engine';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { useLocation } from '../../../router/index.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../../hooks/useReaderSettings.ts';
import { AfterFirstPaint } from './AfterFirstPaint.tsx';
import { insetStyle, startInsets } from './insetStyle.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { ReaderFrame } from './ReaderFrame.tsx';
import { ReaderStop } from './ReaderStop.tsx';
import { ReaderSurface, type SurfaceHandle } from './ReaderSurface.tsx';
import { useReadingStyle } from './useReadingStyle.ts';
import { useTapZones } from './useTapZones.ts';
import { useControls } from '../bars/useControls.ts';
import { useWide } from './useWide.ts';

export interface ReaderPagesProps {
  book: Book;
  reader: Reader;
  paging: ReaderPaging;
  parameters: ReaderParameters;
}

/** Bars, keys and tools come behind the text. */
const loadControls = () => import('../bars/ReaderControls.tsx');
/** Guides, notices and ads come behind the first page. */
const loadPrompts = () => import('../prompts/ReaderPrompts.tsx');
const loadDesktopPrompts = () => import('../tools/desktop/DesktopPrompts.tsx');

export function ReaderPages({
  book,
  reader,
  paging,
  parameters,
  children,
}: ReaderPagesProps & { children: ReactNode }) {
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

  const isWide = useWide();
  const style = useReadingStyle(paging);
  const onTap = useTapZones(controls, surface);
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
