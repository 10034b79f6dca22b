import { useEffect, useRef, type RefObject } from 'react';

interface Held {
  element: Element;
  bookId: string | undefined;
}

/** What is gone, or lies in a layer that closes, keeps no focus. */
const keepsFocus = (element: Element): boolean => element.isConnected && !element.closest('dialog');

/** On nothing, or in a layer that has closed. */
const isLost = (active: Element | null): boolean =>
  !active || active === document.body || active.closest('dialog:not([open])') !== null;

/**
 * Keeps the focus with a book whose button is gone, since it is on its way, has come or has left; where its row is gone
 * too, with the heading of the section around `inside`.
 */
export function useHeldFocus(inside: RefObject<HTMLElement | null>): void {
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !inside.current?.closest('section')?.contains(target)) return;
      const row = target.closest<HTMLElement>('[data-book]');
      held.current = { element: target, bookId: row?.dataset['book'] ?? held.current?.bookId };
    };
    // Whoever leaves an element that is still there has gone elsewhere.
    const onFocusOut = ({ target }: FocusEvent) => {
      setTimeout(() => {
        const { element } = held.current ?? {};
        if (element && element === target && keepsFocus(element)) held.current = undefined;
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [inside]);

  // After whatever was drawn.
  useEffect(() => {
    const { element, bookId } = held.current ?? {};
    if (!element || keepsFocus(element) || !isLost(document.activeElement)) return;
    const section = inside.current?.closest('section');
    const rows = Array.from(section?.querySelectorAll<HTMLElement>('[data-book]') ?? []);
    const row = rows.find(({ dataset }) => dataset['book'] === bookId);
    (row?.querySelector<HTMLElement>('a, button') ?? section?.querySelector('h2'))?.focus();
  });
}
