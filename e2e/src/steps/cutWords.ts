/** The words of those boxes in the elements that cut through a line; lines that are hidden whole do not count. Runs in a page. */
export const cutWords = (found: readonly Element[]): string[] =>
  found
    .flatMap((element) => [...element.querySelectorAll('*')])
    .filter((box) => {
      if (getComputedStyle(box).overflowY !== 'hidden') return false;
      const { bottom } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines.some(({ top, height, bottom: end }) => top < bottom - height / 4 && end > bottom + height / 4);
    })
    .map(({ textContent }) => textContent);
