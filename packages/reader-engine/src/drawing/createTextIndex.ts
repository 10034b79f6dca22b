/** Finds characters of a chapter's text inside the element that shows it. The element's text content is that text. */
export interface TextIndex {
  readonly length: number;
  /** Box of the first character at or after an offset that is drawn at all; undefined behind the last one. */
  boxAt: (offset: number) => DOMRect | undefined;
  /** First offset whose box satisfies a condition that, once true, stays true to the end. The length where none does. */
  firstWhere: (condition: (box: DOMRect) => boolean) => number;
  boxesOf: (from: number, to: number) => DOMRect[];
}

/** Characters looked at after one that is not drawn (line feeds between paragraphs, collapsed spaces). */
const LOOK_AHEAD = 64;

function joinLines(boxes: readonly DOMRect[]): DOMRect[] {
  const joined: DOMRect[] = [];
  for (const box of boxes) {
    const last = joined[joined.length - 1];
    const isSameLine = last && Math.abs(last.bottom - box.bottom) < box.height / 2 && box.left >= last.left;
    if (!isSameLine) joined.push(box);
    else
      joined[joined.length - 1] = new DOMRect(
        last.left,
        last.top,
        Math.max(last.right, box.right) - last.left,
        last.height,
      );
  }
  return joined;
}

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
    boxesOf: (from, to) => {
      const boxes: DOMRect[] = [];
      for (let at = Math.max(0, nodeAt(from)); at < nodes.length && (starts[at] ?? 0) < to; at++) {
        const node = nodes[at];
        const start = starts[at] ?? 0;
        if (!node || start + node.data.length <= from) continue;
        range.setStart(node, Math.max(0, from - start));
        range.setEnd(node, Math.min(node.data.length, to - start));
        boxes.push(...Array.from(range.getClientRects()).filter(({ width }) => width > 0));
      }
      return joinLines(boxes);
    },
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
