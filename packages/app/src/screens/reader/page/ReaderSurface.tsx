import type {
  Note,
  Reader,
  ReaderState,
  ReaderStyle,
  ReaderView,
  Placeholder,
  PlaceholderSlot,
  ViewMove,
} from '@shuye/reader-engine';
import { LoadingBlock, useReducedMotion } from '@shuye/ui';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import styles from './ReaderSurface.module.css';
import { tapZone, type TapZone } from './tapZone.ts';
import { useReaderState } from '../book/useReaderState.ts';
import { useViewFactory } from './useViewFactory.ts';

export interface SurfaceHandle {
  element: () => HTMLElement | null;
  /** Undefined until its code is there. */
  view: () => ReaderView | undefined;
  turn: (by: 1 | -1) => void;
  /** Scrolls a little; pages that turn have no lines to scroll. */
  scrollLines: (by: 1 | -1) => void;
}

export interface ReaderSurfaceProps {
  reader: Reader;
  paging: ReaderPaging;
  style: ReaderStyle;
  tapMap: string;
  handle: Ref<SurfaceHandle>;
  /** Each member hears of each turn and scroll. */
  moves: ReadonlySet<(move: ViewMove) => void>;
  onTap: (zone: TapZone) => void;
  onNote: (note: Note) => void;
  renderStop: (stop: Placeholder, isCurrent: boolean) => ReactNode;
}

/** A swipe says this at the first chapter (D-106). */
const FIRST_CHAPTER = '已经是第一章了';

/** An arrow key scrolls this far, px. */
const LINE_SCROLL = 60;

const isOnItsWay = ({ status }: ReaderState) => status === 'opening';
const hasSelection = () => document.getSelection()?.isCollapsed === false;
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** The page itself: the engine draws into it, and the screen fills the places without text. */
export function ReaderSurface(props: ReaderSurfaceProps) {
  const { reader, paging, style, tapMap, handle, moves, onTap, onNote, renderStop } = props;
  const { host, toaster } = useServices();
  const animated = !useReducedMotion();
  const element = useRef<HTMLElement>(null);
  const view = useRef<ReaderView>(undefined);
  const latest = useRef({ style, onTap, tapMap });
  const [placeholders, setPlaceholders] = useState<readonly PlaceholderSlot[]>([]);
  const isVertical = paging === 'vertical';
  const createView = useViewFactory(paging);
  const isOpening = useReaderState(reader, isOnItsWay);
  const swipes = host.reader.ignoresSlide !== true;

  useEffect(() => {
    latest.current.onTap = onTap;
    latest.current.tapMap = tapMap;
  }, [onTap, tapMap]);

  useImperativeHandle(
    handle,
    () => ({
      element: () => element.current,
      view: () => view.current,
      turn: (by) => view.current?.turn(by),
      scrollLines: (by) => {
        if (isVertical && element.current) element.current.scrollTop += by * LINE_SCROLL;
      },
    }),
    [isVertical],
  );

  // This effect ends before any other, so that the end of a scroll is known before the place is saved.
  useLayoutEffect(() => {
    if (!element.current || !createView) return undefined;
    const made = createView({
      reader,
      element: element.current,
      style: latest.current.style,
      animated,
      onPlaceholders: setPlaceholders,
      onEdge: (edge) => {
        if (edge === 'start') toaster.show(FIRST_CHAPTER);
      },
      onMove: (move) => {
        for (const tell of moves) tell(move);
      },
      onNote,
      swipes,
    });
    view.current = made;
    return () => {
      view.current = undefined;
      made.destroy();
    };
  }, [reader, createView, animated, swipes, toaster, moves, onNote]);

  useEffect(() => {
    if (latest.current.style === style) return;
    latest.current.style = style;
    view.current?.setStyle(style);
  }, [style]);

  useEffect(() => {
    const surface = element.current;
    const onClick = (event: MouseEvent) => {
      if (!surface || hasSelection() || isControl(event.target)) return;
      const { left, top, width, height } = surface.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top, width, height };
      latest.current.onTap(tapZone({ ...at, isVertical, map: latest.current.tapMap }));
    };
    surface?.addEventListener('click', onClick);
    return () => surface?.removeEventListener('click', onClick);
  }, [isVertical]);

  return (
    <>
      {/* A scroll must be reachable by keyboard, and the page is where reading happens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={element} className={styles['surface']} lang="zh-CN" aria-label="正文" tabIndex={0} />
      {(isOpening || !createView) && <LoadingBlock full />}
      {placeholders.map(({ key, element: place, placeholder, isCurrent }) =>
        createPortal(renderStop(placeholder, isCurrent), place, key),
      )}
    </>
  );
}
