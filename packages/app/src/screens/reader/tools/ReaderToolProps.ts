import type { Book } from '@shuye/core-domain/book';
import type { Place } from '@shuye/core-domain/progress';
import type { Reader } from '@shuye/reader-engine';
import type { RefObject } from 'react';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import type { BookmarkStore } from '../../../stores/bookmarkStore.ts';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import type { ReaderTool } from '../bars/useControls.ts';

export type Activity = 'none' | 'auto-read' | 'listening';

export interface ReaderToolProps {
  /** A tool that closes stays until it has left the screen. */
  open: boolean;
  book: Book;
  reader: Reader;
  paging: ReaderPaging;
  surface: RefObject<SurfaceHandle | null>;
  bookmarks: BookmarkStore;
  /** Words of the book, its titles, in the script that is shown. */
  inScript: (text: string) => string;
  onClose: () => void;
  onTool: (tool: ReaderTool) => void;
  onRun: (activity: Activity) => void;
  /** Leads to another place of the book and remembers the way back. */
  onJump: (place: Place) => void;
}
