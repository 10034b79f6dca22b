import type { SetPage, SetParagraph } from '../layout/createTextPages.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import { createDrawLine, type DrawLine } from './drawLine.ts';
import { MEASURED } from '../drawing/textSetting.ts';

export interface TextPageRequest {
  page: SetPage;
  column: number;
  geometry: PageGeometry;
}

function drawHeading(heading: HTMLElement, request: TextPageRequest, drawLine: DrawLine): HTMLElement[] {
  const { page, geometry } = request;
  const { above, below } = geometry.text.heading;
  heading.style.cssText = `margin:0;padding:${above}px 0 ${below}px`;
  heading.style.font = geometry.headingFont;
  return page.heading.map((text) => heading.appendChild(drawLine([{ text, spacing: 0, before: 0, after: 0 }], 0)));
}

/** A line in the document; offsets count in the text that is drawn. */
export interface DrawnLine {
  element: HTMLElement;
  start: number;
  end: number;
}

export interface DrawnPage {
  heading: readonly HTMLElement[];
  lines: readonly DrawnLine[];
}

function drawLines(element: HTMLElement, paragraph: SetParagraph, indent: number, drawLine: DrawLine): DrawnLine[] {
  element.style.margin = '0';
  return paragraph.lines.map(({ runs, start, end }, at) => {
    const line = drawLine(runs, paragraph.isIndented && at === 0 ? indent : 0);
    element.appendChild(line);
    return { element: line, start, end };
  });
}

/** Draws a page of plain text into an element, as text that can be selected and read aloud. */
export function drawTextPage(into: HTMLElement, request: TextPageRequest): DrawnPage {
  const { page, geometry } = request;
  const { text, fontSize, left, top, gap } = geometry;
  const document = into.ownerDocument;
  const drawLine = createDrawLine(document);
  const column = document.createElement('div');
  const x = left + request.column * (text.column + gap);
  column.style.cssText = `${MEASURED}position:absolute;left:${x}px;top:${top}px;width:${text.column}px`;
  column.style.font = geometry.bodyFont;

  let heading: HTMLElement[] = [];
  if (page.heading.length > 0) {
    heading = drawHeading(column.appendChild(document.createElement('h2')), request, drawLine);
  }
  const lines: DrawnLine[] = [];
  page.paragraphs.forEach((paragraph, at) => {
    const element = document.createElement('p');
    lines.push(...drawLines(element, paragraph, text.indent * fontSize, drawLine));
    if (paragraph.lines.length === 0) element.style.height = `${text.lineHeight}px`;
    if (at > 0 && text.paragraphGap > 0 && isStart(paragraph)) element.style.paddingTop = `${text.paragraphGap}px`;
    column.appendChild(element);
  });
  into.appendChild(column);
  return { heading, lines };
}

/** Only the start of a paragraph, or a blank line, is set off from what stands above it. */
const isStart = ({ isIndented, lines }: SetParagraph): boolean => isIndented || lines.length === 0;
