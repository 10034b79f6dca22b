import { isInline } from './isInline.ts';

function part(document: Document, name: 'box' | 'mark', ...children: Node[]): HTMLElement {
  const element = document.createElement('span');
  // Styled by `baseCss`; no book can write it.
  element.dataset['picture'] = name;
  element.append(...children);
  return element;
}

/**
 * Puts each picture that stands on its own into one box with its character. As a line above the picture that character
 * would stay behind on the page before, and nobody could turn to a page that holds the picture alone.
 */
export function reservePictureSpace(content: DocumentFragment): void {
  const { ownerDocument: document } = content;
  for (const picture of Array.from(content.querySelectorAll('img'))) {
    const mark = picture.previousSibling;
    if (!mark || isInline(picture)) continue;
    const box = part(document, 'box');
    picture.before(box);
    box.append(part(document, 'mark', mark), picture);
  }
}
