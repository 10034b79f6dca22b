import { spaceHeading, type Book } from '@shuye/core-domain';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useGoBack } from '../../features/page/useGoBack.ts';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { ReaderBottomBar } from './ReaderBottomBar.tsx';
import { ReaderTopBar } from './ReaderTopBar.tsx';
import type { ControlsState } from './useControls.ts';
import type { ReaderActions } from './useReaderActions.ts';
import { useReaderState } from './useReaderState.ts';

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));

interface ReaderControlsProps {
  book: Book;
  reader: Reader;
  controls: ControlsState;
  paging: ReaderPaging;
  actions: ReaderActions;
}

const chapterTitle = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter.title : undefined);

/** The bars, which slide in from both edges, and the settings [READER-01] [READER-08..10]. */
export function ReaderControls({ book, reader, controls, paging, actions }: ReaderControlsProps) {
  const title = useReaderState(reader, chapterTitle);
  const onBack = useGoBack();
  const { shown, show, hide } = controls;
  const frame = useRef<HTMLDivElement>(null);

  // The bars stay while the focus is in them; it goes when the controls do.
  useEffect(() => {
    const focused = document.activeElement;
    if (shown === 'none' && focused instanceof HTMLElement && frame.current?.contains(focused)) focused.blur();
  }, [shown]);

  return (
    <div ref={frame}>
      <ReaderTopBar isShown={shown === 'bars'} title={title ? spaceHeading(title) : book.title} onBack={onBack} />
      <ReaderBottomBar
        isShown={shown === 'bars'}
        reader={reader}
        actions={actions}
        onSettings={() => show('settings')}
      />
      {shown === 'settings' && (
        <Suspense fallback={null}>
          <SettingsPanel paging={paging} onClose={hide} />
        </Suspense>
      )}
    </div>
  );
}
