/** Finds characters of a chapter's text inside the element that shows it. The element's text content is that text. */
export interface TextIndex {
  readonly length: number;
  /** Box of the first character at or after an offset that is drawn at all; undefined behind the last one. */
  boxAt: (offset: number) => DOMRect | undefined;
  /** First offset whose box satisfies a condition that, once true, stays true to the end. The length where none does. */
  firstWhere: (condition: (box: DOMRect) => boolean) => number;
}

/** Characters looked at after one that is not drawn (line feeds between paragraphs, collapsed spaces). */
const LOOK_AHEAD = 64;

export function createTextIndex(root: HTMLElement): TextIndex {
  const document = root.ownerDocument;
  const nodes: Text[] = [];
  const starts: number[] = [];
  let length = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.length === 0) continue;
    nodes.push(node);
    starts.push(length);
    length += node.data.length;
  }
  const range = document.createRange();

  const nodeAt = (offset: number): number => {
    let low = 0;
    let high = nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  const boxOf = (offset: number): DOMRect | undefined => {
    const at = nodeAt(offset);
    const node = nodes[at];
    if (!node) return undefined;
    const local = offset - (starts[at] ?? 0);
    range.setStart(node, local);
    range.setEnd(node, Math.min(node.data.length, local + 1));
    const box = range.getClientRects()[0];
    return box && box.height > 0 ? box : undefined;
  };

  const boxAt = (offset: number): DOMRect | undefined => {
    for (let at = offset; at < Math.min(length, offset + LOOK_AHEAD); at++) {
      const box = boxOf(at);
      if (box) return box;
    }
    return undefined;
  };

  return {
    length,
    boxAt,
    firstWhere: (condition) => {
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const box = boxAt(middle);
        if (box && !condition(box)) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
