import { useEffect, useState, type RefObject } from 'react';

const bookOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest('[data-book]')?.getAttribute('data-book')) || undefined;

export function useFocusedBook(list: RefObject<Element | null>): string | undefined {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const element = list.current;
    const onFocus = (event: Event): void => setFocused(bookOf(event.target));
    const onBlur = (): void => setFocused(undefined);
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
    };
  }, [list]);
  return focused;
}
