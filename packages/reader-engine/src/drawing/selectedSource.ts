import type { DrawnPart, DrawnWords } from './DrawnWords.ts';

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

/** Offset in the text that a position inside a part stands for. */
function offsetOf({ element, start }: DrawnPart, container: Node, offset: number): number {
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(container, offset);
  return start + before.toString().length;
}

/**
 * The text that a selection stands for, in place of what is drawn of it: line feeds as the source has them, and each text
 * in a line of its own. Undefined where something else is selected too, or nothing of these texts.
 */
export function selectedSource(selected: Range, texts: readonly DrawnWords[]): string | undefined {
  let known = 0;
  const found: string[] = [];
  for (const { text, parts } of texts) {
    let from: number | undefined;
    let to = 0;
    for (const part of parts) {
      const range = clip(selected, part.element);
      if (!range) continue;
      from ??= offsetOf(part, range.startContainer, range.startOffset);
      to = offsetOf(part, range.endContainer, range.endOffset);
      known += range.toString().length;
    }
    if (from !== undefined) found.push(text.slice(from, to));
  }
  const isAll = known === selected.toString().length;
  return isAll && found.length > 0 ? found.join('\n') : undefined;
}
