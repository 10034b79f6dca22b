import type { Book } from '@shuye/core-domain/book';
import type { Place } from '@shuye/core-domain/progress';
import type { Reader } from '@shuye/reader-engine';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createBookmarkStore } from '../../../stores/bookmarkStore.ts';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import type { ReaderTool } from '../bars/useControls.ts';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import type { Activity, ReaderToolProps } from './ReaderToolProps.ts';
import { useScript } from './script/useScript.ts';

interface ReaderToolOptions {
  book: Book;
  reader: Reader;
  paging: ReaderPaging;
  surface: RefObject<SurfaceHandle | null>;
  onClose: () => void;
  onTool: (tool: ReaderTool) => void;
}

export function useReaderTool(options: ReaderToolOptions): {
  tool: Omit<ReaderToolProps, 'open'>;
  running: Activity;
} {
  const { book, reader, paging, surface, onClose, onTool } = options;
  const { storeOf } = useServices();
  const bookmarks = storeOf(createBookmarkStore);
  const [running, setRunning] = useState<Activity>('none');
  const inScript = useScript(reader);
  const onJump = useCallback((place: Place) => reader.goTo(place, { keepsBack: true }), [reader]);
  const onRun = useCallback(
    (activity: Activity) => {
      setRunning(activity);
      onClose();
    },
    [onClose],
  );
  const tool = useMemo(
    () => ({ book, reader, paging, surface, bookmarks, inScript, onClose, onTool, onRun, onJump }),
    [book, reader, paging, surface, bookmarks, inScript, onClose, onTool, onRun, onJump],
  );
  return { tool, running };
}
