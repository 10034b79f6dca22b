import type { DrawnPart } from './DrawnWords.ts';

/** The part of a selection that lies in an element; undefined where none of its text does. */
function clip(selected: Range, element: HTMLElement): Range | undefined {
  if (!selected.intersectsNode(element)) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, selected) < 0) {
    range.setStart(selected.startContainer, selected.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, selected) > 0) {
    range.setEnd(selected.endContainer, selected.endOffset);
  }
  return range.toString() === '' ? undefined : range;
}

function offsetOf({ element, start }: DrawnPart, container: Node, offset: number): number {
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(container, offset);
  return start + before.toString().length;
}

/** From where to where a selection reaches in a text, and how many characters of it are drawn; undefined for none of them. */
export function shownStretch(
  selected: Range,
  parts: readonly DrawnPart[],
): { from: number; to: number; selected: number } | undefined {
  let from: number | undefined;
  let to = 0;
  let known = 0;
  for (const part of parts) {
    const range = clip(selected, part.element);
    if (!range) continue;
    from ??= offsetOf(part, range.startContainer, range.startOffset);
    to = offsetOf(part, range.endContainer, range.endOffset);
    known += range.toString().length;
  }
  return from === undefined ? undefined : { from, to, selected: known };
}
