import { annotationAt, annotationBoxes, selectedText } from '@shuye/reader-engine/annotations';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';
import { extentOf, type BarTarget } from './BarTarget.ts';

/** A selection that has not changed for this long is made, ms. */
const SELECTED_AFTER_MS = 200;

/** Kernels send the click of a press within this time behind its end, ms. */
const RELEASED_AFTER_MS = 400;

interface Targeting {
  target: BarTarget | undefined;
  clear: () => void;
  show: (id: string) => void;
  /** The bar is being pressed: what that does to the selection means nothing. */
  hold: (isHeld: boolean) => void;
}

export function useBarTarget(surface: RefObject<SurfaceHandle | null>): Targeting {
  const [target, setTarget] = useState<BarTarget>();
  const shown = useRef(target);
  const isHeld = useRef(false);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    shown.current = target;
  }, [target]);

  const clear = useCallback(() => {
    isHeld.current = false;
    setTarget(undefined);
    document.getSelection()?.removeAllRanges();
  }, []);
  const show = useCallback(
    (id: string) => {
      const element = surface.current?.element();
      const extent = element && extentOf(annotationBoxes(element, id));
      setTarget(extent ? { kind: 'annotation', id, extent } : undefined);
    },
    [surface],
  );
  const hold = useCallback((isNow: boolean) => {
    clearTimeout(release.current);
    if (isNow) isHeld.current = true;
    else release.current = setTimeout(() => lookAgain.current(), RELEASED_AFTER_MS);
  }, []);

  useEffect(() => {
    const element = surface.current?.element();
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      const view = surface.current?.view();
      const selection = document.getSelection();
      const range = selection?.rangeCount === 1 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
      if (isHeld.current) return;
      const selected = view && range?.intersectsNode(element) ? selectedText(view, range) : undefined;
      const extent = range && extentOf(range.getClientRects());
      if (selected && extent) setTarget({ kind: 'selection', selected, extent });
      else setTarget((now) => (now?.kind === 'selection' ? undefined : now));
    };
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SELECTED_AFTER_MS);
    };
    /** Before the page takes the tap for a turn. */
    const onClick = (event: MouseEvent) => {
      if (document.getSelection()?.isCollapsed === false) return;
      const id = annotationAt(element, event.clientX, event.clientY);
      const wasShown = shown.current !== undefined;
      if (id === undefined && !wasShown) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (id === undefined || wasShown) setTarget(undefined);
      else show(id);
    };
    const onScroll = () => {
      setTarget((now) => (now?.kind === 'annotation' ? undefined : now));
      onSelection();
    };

    lookAgain.current = () => {
      isHeld.current = false;
      look();
    };
    look();
    document.addEventListener('selectionchange', onSelection);
    element.addEventListener('click', onClick, true);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(release.current);
      document.removeEventListener('selectionchange', onSelection);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('scroll', onScroll);
    };
  }, [surface, show]);

  return { target, clear, show, hold };
}
