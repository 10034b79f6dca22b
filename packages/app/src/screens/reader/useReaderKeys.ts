import { useEffect, useRef } from 'react';

export type ReaderAction =
  | 'next-page'
  | 'previous-page'
  | 'next-chapter'
  | 'previous-chapter'
  | 'catalog'
  | 'theme'
  | 'larger'
  | 'smaller'
  | 'close'
  | 'line-down'
  | 'line-up';

const actions: Readonly<Record<string, ReaderAction>> = {
  ArrowRight: 'next-page',
  ArrowLeft: 'previous-page',
  PageDown: 'next-page',
  PageUp: 'previous-page',
  ' ': 'next-page',
  ArrowDown: 'line-down',
  ArrowUp: 'line-up',
  ']': 'next-chapter',
  '[': 'previous-chapter',
  c: 'catalog',
  t: 'theme',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  Escape: 'close',
};

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, [role="button"], input';

/** Keys of a control are the control's own; everything else may be typed anywhere. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === 'Escape') return false;
  if (target.closest(TYPING)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSABLE) !== null;
}

/** The reader's keyboard; keys with a modifier stay the browser's. */
export function useReaderKeys(onAction: (action: ReaderAction) => void): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  }, [onAction]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (belongsToControl(event)) return;
      const isBack = event.key === ' ' && event.shiftKey;
      const action = isBack ? 'previous-page' : actions[event.key];
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
