import type { Book } from '@shuye/core-domain/book';
import type { Place } from '@shuye/core-domain/progress';
import { spaceHeading } from '@shuye/core-domain/text';
import type { Note, Reader, ReaderState } from '@shuye/reader-engine';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useGoBack } from '../../../features/page/useGoBack.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createBookmarkStore } from '../../../stores/bookmarkStore.ts';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../../stores/useReaderSettings.ts';
import { useBookmarkHere } from '../tools/bookmarks/useBookmarkHere.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { PageAnnouncer } from '../page/PageAnnouncer.tsx';
import { ReaderBottomBar } from './ReaderBottomBar.tsx';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import { ReaderTopBar } from './ReaderTopBar.tsx';
import { useOfflineCopy } from '../offline/useOfflineCopy.ts';
import { useScript } from '../tools/script/useScript.ts';
import { JumpBack } from '../position/JumpBack.tsx';
import { ReaderActivity } from '../tools/ReaderActivity.tsx';
import { ReaderTools } from '../tools/ReaderTools.tsx';
import type { Activity } from '../tools/ReaderToolProps.ts';
import { useWakeLock } from '../tools/useWakeLock.ts';
import { useWheelTurns } from '../page/useWheelTurns.ts';
import type { ControlsState, ReaderTool } from './useControls.ts';
import { useLostLinkToast } from '../position/useLostLinkToast.ts';
import { useReaderActions } from './useReaderActions.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { useReaderState } from '../book/useReaderState.ts';
import { useRefusalToast } from '../book/useRefusalToast.ts';
import { useWide } from '../page/useWide.ts';

export interface ReaderControlsProps {
  book: Book;
  reader: Reader;
  controls: ControlsState;
  paging: ReaderPaging;
  surface: RefObject<SurfaceHandle | null>;
  /** A footnote that was asked for. */
  note: Note | undefined;
  onNoteClose: () => void;
  isDesktop: boolean;
  /** The chapters stand beside the text. */
  hasSidebar: boolean;
  onSidebarToggle: (shown: boolean) => void;
}

const loadDesktop = () => import('../tools/desktop/DesktopTools.tsx');
const loadNotes = () => import('../tools/notes/NoteSheet.tsx');

const chapterTitle = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter.title : undefined);

const backOf = (state: ReaderState) => (state.status === 'reading' ? state.back : undefined);

/** All that comes over the page: bars which slide in from both edges, tools, keys [READER-01] [READER-08..10]. */
export default function ReaderControls(props: ReaderControlsProps) {
  const { book, reader, controls, paging, surface, note, onNoteClose, isDesktop, hasSidebar, onSidebarToggle } = props;
  const { storage, now, toaster } = useServices();
  const { shown, show, hide } = controls;
  const title = useReaderState(reader, chapterTitle);
  const onBack = useGoBack();
  const frame = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Activity>('none');
  const [bookmarks] = useState(() => createBookmarkStore(storage, now, book.bookId));
  const bookmark = useBookmarkHere(reader, bookmarks);
  const back = useReaderState(reader, backOf);
  useEffect(() => {
    // What a search led to stands out until the reader has moved on.
    if (!back && running !== 'listening') surface.current?.view()?.highlight([]);
  }, [back, running, surface]);
  useRefusalToast(reader);
  useLostLinkToast(surface);
  useOfflineCopy(book, reader);
  const isWide = useWide();
  const inScript = useScript(reader);
  const hasKeys = useReaderSettings(({ settings }) => settings.keys);
  const fontSize = useReaderSettings(({ settings }) => settings.fontSize);
  const staysAwake = useReaderSettings(({ settings }) => settings.keepAwake);

  const { toggle } = bookmark;
  const toggleBookmark = useCallback(() => {
    const change = toggle();
    if (change) toaster.show(change === 'added' ? '已添加书签' : '已删除书签');
  }, [toggle, toaster]);
  useWheelTurns(surface, paging !== 'vertical');
  useWakeLock(staysAwake || running !== 'none');

  const before = useRef(shown);

  const focusText = useCallback(() => surface.current?.element()?.focus({ preventScroll: true }), [surface]);
  // The bars stay while the focus is in them: it goes back to the text when the controls go, and before a tool comes,
  // which gives it back to where it was.
  useEffect(() => {
    const { activeElement } = document;
    const isOurs = activeElement === document.body || frame.current?.contains(activeElement);
    if (shown === 'none' && before.current !== 'none' && isOurs) focusText();
    before.current = shown;
  }, [shown, focusText]);
  const openTool = useCallback(
    (name: ReaderTool) => {
      focusText();
      if (name === 'catalog' && isDesktop && isWide) onSidebarToggle(!hasSidebar);
      else show(name);
    },
    [show, focusText, isDesktop, isWide, hasSidebar, onSidebarToggle],
  );

  const actions = useReaderActions({ reader, bookId: book.bookId, surface, controls, openTool, toggleBookmark });
  useReaderKeys(actions.onKey, hasKeys);

  const jump = useCallback((place: Place) => reader.goTo(place, { keepsBack: true }), [reader]);
  const onRun = useCallback(
    (activity: Activity) => {
      setRunning(activity);
      hide();
    },
    [hide],
  );
  const tool = useMemo(
    () => ({
      book,
      reader,
      paging,
      surface,
      bookmarks,
      inScript,
      onClose: hide,
      onTool: openTool,
      onRun,
      onJump: jump,
    }),
    [book, reader, paging, surface, bookmarks, inScript, hide, openTool, onRun, jump],
  );

  return (
    <div ref={frame}>
      <PageAnnouncer reader={reader} />
      <ReaderTopBar
        isShown={shown === 'bars'}
        title={inScript(title ? spaceHeading(title) : book.title)}
        bookmark={bookmark}
        onBookmark={toggleBookmark}
        onSearch={() => openTool('search')}
        onBack={onBack}
      />
      <ReaderBottomBar
        isShown={shown === 'bars'}
        reader={reader}
        actions={actions}
        inScript={inScript}
        onTool={openTool}
      />
      <JumpBack reader={reader} inScript={inScript} />
      <ReaderTools shown={shown} tool={tool} />
      {isDesktop && (
        <LazyChunk load={loadDesktop} props={{ ...tool, hasSidebar: hasSidebar && isWide, onSidebarToggle }} />
      )}
      {note && <LazyChunk load={loadNotes} props={{ note, fontSize, onClose: onNoteClose }} onFailure={onNoteClose} />}
      <ReaderActivity running={running} isCovered={shown !== 'none'} {...tool} />
    </div>
  );
}
