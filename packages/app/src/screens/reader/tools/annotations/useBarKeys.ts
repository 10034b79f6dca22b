import { useEffect, type RefObject } from 'react';

interface BarKeys {
  bar: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  onClose: () => void;
}

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** Tab leads from the words to the bar, Escape back; keys that widen a selection turn no page. */
export function useBarKeys({ bar, isShown, onClose }: BarKeys): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInBar = event.target instanceof Node && bar.current?.contains(event.target) === true;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      if (event.key === 'Tab' && !isInBar && !event.shiftKey) {
        event.preventDefault();
        bar.current?.querySelector('button')?.focus();
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopImmediatePropagation();
        onClose();
      }
      if (isArrow(event.key) && (event.shiftKey || isInBar)) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [bar, isShown, onClose]);
}
