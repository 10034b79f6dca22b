import { useLayoutEffect, useRef } from 'react';

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
  | 'line-up'
  | 'search'
  | 'bookmark'
  | 'full-screen'
  | 'help';

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
  b: 'bookmark',
  f: 'full-screen',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '/': 'search',
  '?': 'help',
  Escape: 'close',
};

const SET_BY_KEYS = 'input[type="range"], input[type="radio"], input[type="checkbox"]';
const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, [role="button"], input';
const LAYER = 'dialog[open]';

/** Keys of a control or an open layer are its own, wherever the focus is while one is open; everything else may be typed anywhere. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector(LAYER)) return true;
  if (!(target instanceof Element)) return false;
  if (key === 'Escape') return false;
  // Sliders and switches take the keys that move them, and no letters.
  if (target.closest(SET_BY_KEYS)) return key.length > 1 || key === ' ';
  if (target.closest(TYPING)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSABLE) !== null;
}

/** Letters and signs; a reader who speaks to the machine or rests a hand on the keys switches these off (WCAG 2.1.4). */
const isCharacter = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' ';

/** The reader's keyboard; keys with a modifier stay the browser's. `characters`: single letters and signs do something. */
export function useReaderKeys(onAction: (action: ReaderAction) => void, characters: boolean): void {
  const latest = useRef({ onAction, characters });
  // With the frame that announces the page: an effect that runs after it would miss a key that is pressed at once.
  useLayoutEffect(() => {
    latest.current = { onAction, characters };
  }, [onAction, characters]);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (belongsToControl(event) || (isCharacter(event) && !latest.current.characters)) return;
      const isBack = event.key === ' ' && event.shiftKey;
      const action = isBack ? 'previous-page' : actions[event.key];
      if (!action) return;
      event.preventDefault();
      latest.current.onAction(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
