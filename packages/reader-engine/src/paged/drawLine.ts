import type { LineRun } from '../layout/setLine.ts';

/** As wide as its paragraph, a line is alone in its row; as no block, it brings no line feed into copied text. */
const LINE = 'display:inline-block;box-sizing:border-box;width:100%;vertical-align:top;white-space:pre;';

const px = (length: number): string => `${Math.round(length * 1000) / 1000}px`;

function drawRun(document: Document, { text, spacing, before, after }: LineRun): Node {
  if (spacing === 0 && before === 0 && after === 0) return document.createTextNode(text);
  const span = document.createElement('span');
  span.textContent = text;
  if (spacing !== 0) span.style.letterSpacing = px(spacing);
  if (before !== 0) span.style.marginLeft = px(before);
  if (after !== 0) span.style.marginRight = px(after);
  return span;
}

/** Lengths in px. */
export type DrawLine = (runs: readonly LineRun[], indent: number) => HTMLElement;

/** Copies of one line share their style, which is then read and resolved once. */
export function createDrawLine(document: Document): DrawLine {
  const model = document.createElement('span');
  model.style.cssText = LINE;
  return (runs, indent) => {
    const line = document.importNode(model, false);
    if (indent > 0) line.style.paddingLeft = px(indent);
    for (const run of runs) line.appendChild(drawRun(document, run));
    return line;
  };
}
