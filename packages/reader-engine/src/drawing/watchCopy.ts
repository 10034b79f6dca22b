import type { DrawnWords } from './DrawnWords.ts';
import { selectedSource } from './selectedSource.ts';

const FIELDS = 'input, textarea, [contenteditable]';

/**
 * Copies a selection of these texts, in the order of the document, as their source has it. Whatever else is selected is
 * left to the browser. The function returned ends it.
 */
export function watchCopy(element: HTMLElement, texts: () => readonly DrawnWords[]): () => void {
  const onCopy = (event: ClipboardEvent): void => {
    // Some kernels keep the page's selection while a field has one of its own.
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const selection = element.ownerDocument.getSelection();
    if (isInField || !event.clipboardData || selection?.rangeCount !== 1) return;
    const source = selectedSource(selection.getRangeAt(0), texts());
    if (source === undefined) return;
    event.clipboardData.setData('text/plain', source);
    event.preventDefault();
  };

  element.addEventListener('copy', onCopy);
  return () => element.removeEventListener('copy', onCopy);
}
