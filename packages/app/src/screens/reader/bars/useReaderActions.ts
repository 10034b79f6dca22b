import { isLocalBookId } from '@shuye/core-domain/book';
import type { Reader } from '@shuye/reader-engine';
import { useMemo, type RefObject } from 'react';
import { paths } from '../../../routes.ts';
import { useNavigate } from '../../../router/index.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { fontSizes, readerThemes } from '../../../stores/readerSettingsStore.ts';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import { toggleFullScreen } from '../tools/fullScreen.ts';
import type { ControlsState, ReaderTool } from './useControls.ts';
import type { ReaderAction } from './useReaderKeys.ts';

export interface ReaderActions {
  toChapter: (by: 1 | -1) => void;
  toCatalog: () => void;
  onKey: (action: ReaderAction) => void;
}

interface ReaderActionsOptions {
  reader: Reader;
  bookId: string;
  surface: RefObject<SurfaceHandle | null>;
  controls: ControlsState;
  focusText: () => void;
  openTool: (tool: ReaderTool) => void;
  toggleBookmark: () => void;
}

/** The entry `by` places on, or the same one at either end. */
const neighbour = <T>(list: readonly T[], from: T, by: 1 | -1): T => list[list.indexOf(from) + by] ?? from;

export function useReaderActions(options: ReaderActionsOptions): ReaderActions {
  const { reader, bookId, surface, controls, focusText, openTool, toggleBookmark } = options;
  const navigate = useNavigate();
  const { readerSettings } = useServices();
  const { hide, toggleBars, shown } = controls;

  return useMemo(() => {
    const toChapter = (by: 1 | -1) => {
      const state = reader.getState();
      if (state.status === 'reading') reader.goToChapter(state.chapter.index + by);
      if (state.status === 'finished' && by === -1) reader.goToChapter(state.list.chapters.length - 1);
    };
    // The catalogue's own page is asked of the server.
    const toCatalog = () => (isLocalBookId(bookId) ? openTool('catalog') : void navigate(paths.catalog(bookId)));
    const changeSize = (by: 1 | -1) => {
      const { settings, change } = readerSettings.getState();
      change({ fontSize: neighbour<number>(fontSizes, settings.fontSize, by) });
    };
    const nextTheme = () => {
      const { settings, change } = readerSettings.getState();
      const at = readerThemes.indexOf(settings.theme);
      change({ theme: readerThemes[(at + 1) % readerThemes.length] ?? settings.theme });
    };

    const byKey: Readonly<Record<ReaderAction, () => void>> = {
      'next-page': () => surface.current?.turn(1),
      'previous-page': () => surface.current?.turn(-1),
      'next-chapter': () => toChapter(1),
      'previous-chapter': () => toChapter(-1),
      catalog: () => openTool('catalog'),
      theme: nextTheme,
      bookmark: toggleBookmark,
      'full-screen': toggleFullScreen,
      larger: () => changeSize(1),
      smaller: () => changeSize(-1),
      search: () => openTool('search'),
      help: () => openTool('help'),
      close: () => {
        if (shown !== 'none') hide();
        // Bars that the focus alone brought in leave with it.
        else if (document.activeElement?.closest('header, footer')) focusText();
        else toggleBars();
      },
      'line-down': () => surface.current?.scrollLines(1),
      'line-up': () => surface.current?.scrollLines(-1),
    };
    return { toChapter, toCatalog, onKey: (action) => byKey[action]() };
  }, [reader, bookId, surface, navigate, readerSettings, focusText, openTool, hide, toggleBars, shown, toggleBookmark]);
}
