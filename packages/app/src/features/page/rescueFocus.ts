import { focusHeading } from './focusHeading.ts';

/** Moves the focus to the page's main heading where the element that had it is gone. */
export function rescueFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
