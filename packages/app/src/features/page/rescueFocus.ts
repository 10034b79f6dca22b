import { focusHeading } from './focusHeading.ts';
import { isKept } from './isKept.ts';

/** Moves the focus to the page's main heading where the element that had it is gone, or is behind the page. */
export function rescueFocus(): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || isKept(activeElement)) focusHeading();
}
