import type { DrawnText } from '../drawing/DrawnText.ts';
import type { Placeholder } from '../drawing/ReaderView.ts';

/** Two contents with the same key look the same. */
export type LeafContent =
  | { key: string; draw: (into: HTMLElement) => DrawnText | undefined; placeholder?: undefined }
  | { key: string; placeholder: Placeholder; draw?: undefined };

/** One page-sized sheet: it holds drawn text, or the place of a stop that the screen fills. */
export interface Leaf {
  readonly element: HTMLElement;
  /** The screen's own content goes here; seen only while the leaf is a stop. */
  readonly placeholderElement: HTMLElement;
  readonly content: LeafContent | undefined;
  readonly drawn: DrawnText | undefined;
  show: (content: LeafContent | undefined) => void;
}

const FILLING = 'position:absolute;top:0;left:0;width:100%;height:100%;';

export function createLeaf(document: Document): Leaf {
  const element = document.createElement('div');
  const textElement = document.createElement('div');
  const placeholderElement = document.createElement('div');
  // A covering leaf must hide what lies below it.
  element.style.cssText = `${FILLING}overflow:hidden;background:inherit`;
  textElement.style.cssText = FILLING;
  placeholderElement.style.cssText = `${FILLING}display:none`;
  element.append(textElement, placeholderElement);
  let content: LeafContent | undefined;
  let drawn: DrawnText | undefined;

  return {
    element,
    placeholderElement,
    get content() {
      return content;
    },
    get drawn() {
      return drawn;
    },
    show: (next) => {
      if (next?.key === content?.key) return;
      content = next;
      placeholderElement.style.display = next?.placeholder ? 'block' : 'none';
      textElement.style.display = next?.placeholder ? 'none' : 'block';
      drawn = next?.draw?.(textElement);
      if (!next?.draw) textElement.textContent = '';
    },
  };
}
