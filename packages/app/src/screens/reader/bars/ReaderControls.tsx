import type { Book } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import { spaceHeading } from '@shuye/core-domain/text';
import type { Note, Reader, ReaderState } from '@shuye/reader-engine';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useGoBack } from '../../../features/page/useGoBack.ts';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../../hooks/useReaderSettings.ts';
import { useBookmarkToggle } from '../tools/bookmarks/useBookmarkToggle.ts';
import { useBookmarkHere } from '../tools/bookmarks/useBookmarkHere.ts';
import { useAnnotationsNeeded } from '../tools/annotations/useAnnotationsNeeded.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { PageAnnouncer } from '../page/PageAnnouncer.tsx';
import styles from './ReaderBars.module.css';
import { ReaderBottomBar } from './ReaderBottomBar.tsx';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import { ReaderTopBar } from './ReaderTopBar.tsx';
import { useOfflineCopy } from '../offline/useOfflineCopy.ts';
import { JumpBack } from '../position/JumpBack.tsx';
import { ReaderActivity } from '../tools/ReaderActivity.tsx';
import { ReaderTools } from '../tools/ReaderTools.tsx';
import { useHighlightUntilMove } from '../tools/search/useHighlightUntilMove.ts';
import { useReaderTool } from '../tools/useReaderTool.ts';
import { useWakeLock } from '../tools/useWakeLock.ts';
import { useFirstTextRemoval } from '../page/first-text/useFirstTextRemoval.ts';
import { useWheelTurns } from '../page/useWheelTurns.ts';
import type { ControlsState, ReaderTool } from './useControls.ts';
import { useLostLinkToast } from '../position/useLostLinkToast.ts';
import { useReaderActions } from './useReaderActions.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { useTextFocus } from './useTextFocus.ts';
import { useReaderState } from '../book/useReaderState.ts';
import { useRefusalToast } from '../book/useRefusalToast.ts';
import { useWide } from '../page/useWide.ts';

export interface ReaderControlsProps {
  book: Book;
  reader: Reader;
  controls: ControlsState;
  paging: ReaderPaging;
  surface: RefObject<SurfaceHandle | null>;
  note: Note | undefined;
  onNoteClose: () => void;
  isDesktop: boolean;
  hasSidebar: boolean;
  onSidebarToggle: (shown: boolean) => void;
}

const loadDesktop = () => import('../tools/desktop/DesktopTools.tsx');
const loadAnnotations = () => import('../tools/annotations/Annotations.tsx');
const loadBookmarkSync = () => import('../tools/bookmarks/BookmarkSync.tsx');
const loadNotes = () => import('../tools/notes/NoteSheet.tsx');

const chapterTitle = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter.title : undefined);

/** Lies over the page: bars which slide in from both edges, tools, keys [READER-01] [READER-08..10]. */
export default function ReaderControls(props: ReaderControlsProps) {
  const { book, reader, controls, paging, surface, note, onNoteClose, isDesktop, hasSidebar, onSidebarToggle } = props;
  const { shown, show, hide } = controls;
  const frame = useRef<HTMLDivElement>(null);
  const [isUnseen, setUnseen] = useState(true);
  if (isUnseen && shown === 'bars') setUnseen(false);
  const { userId } = useServices();
  const isWide = useWide();
  const title = useReaderState(reader, chapterTitle);
  const { keys, fontSize, keepAwake } = useReaderSettings(({ settings }) => settings);
  const onBack = useGoBack();

  const focusText = useTextFocus(frame, surface, shown);
  const openTool = useCallback(
    (name: ReaderTool) => {
      focusText();
      if (name === 'catalog' && isDesktop && isWide) onSidebarToggle(!hasSidebar);
      else show(name);
    },
    [show, focusText, isDesktop, isWide, hasSidebar, onSidebarToggle],
  );
  const { tool, running } = useReaderTool({ book, reader, paging, surface, onClose: hide, onTool: openTool });
  const bookmark = useBookmarkHere(reader, tool.bookmarks, book.bookId);
  const toggleBookmark = useBookmarkToggle(bookmark);
  const hasAnnotations = useAnnotationsNeeded(surface);
  const actions = useReaderActions({
    reader,
    bookId: book.bookId,
    surface,
    controls,
    focusText,
    openTool,
    toggleBookmark,
  });

  useFirstTextRemoval(reader);
  useReaderKeys(actions.onKey, keys);
  useWheelTurns(surface, paging !== 'vertical');
  useWakeLock(keepAwake || running !== 'none');
  useHighlightUntilMove(reader, surface, running === 'listening');
  useRefusalToast(reader);
  useLostLinkToast(surface);
  useOfflineCopy(book, reader);

  return (
    <div ref={frame} className={isUnseen ? styles['unseen'] : undefined}>
      <PageAnnouncer reader={reader} inScript={tool.inScript} />
      <ReaderTopBar
        isShown={shown === 'bars'}
        title={tool.inScript(title ? spaceHeading(title) : book.title)}
        bookmark={bookmark}
        onBookmark={toggleBookmark}
        onSearch={() => openTool('search')}
        onBack={onBack}
      />
      <ReaderBottomBar
        isShown={shown === 'bars'}
        isCovered={shown === 'settings'}
        reader={reader}
        actions={actions}
        inScript={tool.inScript}
        onTool={openTool}
      />
      <JumpBack reader={reader} inScript={tool.inScript} />
      {hasAnnotations && (
        <LazyChunk
          load={loadAnnotations}
          props={{ book, reader, surface, inScript: tool.inScript, isCovered: shown !== 'none' }}
        />
      )}
      {isLoggedInId(userId()) && <LazyChunk load={loadBookmarkSync} props={{}} />}
      <ReaderTools shown={shown} tool={tool} />
      {isDesktop && (
        <LazyChunk load={loadDesktop} props={{ ...tool, hasSidebar: hasSidebar && isWide, onSidebarToggle }} />
      )}
      {note && <LazyChunk load={loadNotes} props={{ note, fontSize, onClose: onNoteClose }} onFailure={onNoteClose} />}
      <ReaderActivity running={running} isCovered={shown !== 'none'} {...tool} />
    </div>
  );
}
