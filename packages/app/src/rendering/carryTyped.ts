import { watchRedraw } from './watchRedraw.ts';

/** React takes a value for typed where it was not set by the property that React itself has put over the field's own. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const fieldsIn = (element: Element): HTMLInputElement[] => [...element.querySelectorAll('input')];

/**
 * Keeps what is typed into the markup inside `element` until a page is drawn in its place: the field of the same name has
 * it then, and the focus that its predecessor had (SEARCH-04).
 */
export function carryTyped(element: Element): void {
  const fields = fieldsIn(element);
  if (fields.length === 0) return;
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent): void => {
    // What is drawn in the markup's place may take the focus before its field does.
    if (fields[0]?.isConnected) focused = target;
  };
  const attempt = (): boolean => {
    const drawn = fieldsIn(element);
    if (drawn.length === 0) return false;
    for (const former of fields) {
      const field = drawn.find(({ name }) => name === former.name);
      if (!field) continue;
      if (former.value !== former.defaultValue) type(field, former.value);
      if (former === focused) {
        field.focus({ preventScroll: true });
        field.setSelectionRange(former.selectionStart, former.selectionEnd);
      }
    }
    return true;
  };
  watchRedraw(element, attempt, () => document.removeEventListener('focusin', onFocus));
  document.addEventListener('focusin', onFocus);
}
