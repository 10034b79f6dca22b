import type { SetPage, SetParagraph } from '../layout/createTextPages.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import { drawLine } from './drawLine.ts';
import { setMeasured, setProperties } from './textSetting.ts';

export interface TextPageRequest {
  page: SetPage;
  /** Which of the columns side by side, from 0. */
  column: number;
  geometry: PageGeometry;
  style: ReaderStyle;
}

function drawHeading(document: Document, { page, geometry, style }: TextPageRequest): HTMLElement {
  const heading = document.createElement('h2');
  const { lineHeight, above, below } = geometry.text.heading;
  setProperties(heading, {
    margin: '0',
    padding: `${above}px 0 ${below}px`,
    font: `600 ${geometry.headingSize}px/${lineHeight}px ${style.headingFamily}`,
  });
  for (const text of page.heading) {
    heading.appendChild(drawLine(document, [{ text, spacing: 0, before: 0, after: 0 }], 0));
  }
  return heading;
}

/** A line in the document; offsets count in the text that is drawn. */
export interface DrawnLine {
  element: HTMLElement;
  start: number;
  end: number;
}

function drawParagraph(document: Document, paragraph: SetParagraph, indent: number, drawn: DrawnLine[]): HTMLElement {
  const element = document.createElement('p');
  element.style.margin = '0';
  paragraph.lines.forEach(({ runs, start, end }, at) => {
    const line = drawLine(document, runs, paragraph.isIndented && at === 0 ? indent : 0);
    element.appendChild(line);
    drawn.push({ element: line, start, end });
  });
  return element;
}

/** Draws a page of plain text into an element, as text that can be selected and read aloud; gives its lines. */
export function drawTextPage(into: HTMLElement, request: TextPageRequest): readonly DrawnLine[] {
  const { page, geometry, style } = request;
  const { text, fontSize, left, top, gap } = geometry;
  const document = into.ownerDocument;
  const column = document.createElement('div');
  setMeasured(column);
  setProperties(column, {
    position: 'absolute',
    left: `${left + request.column * (text.column + gap)}px`,
    top: `${top}px`,
    width: `${text.column}px`,
    font: `400 ${fontSize}px/${text.lineHeight}px ${style.fontFamily}`,
  });

  if (page.heading.length > 0) column.appendChild(drawHeading(document, request));
  const lines: DrawnLine[] = [];
  page.paragraphs.forEach((paragraph, at) => {
    const drawn = drawParagraph(document, paragraph, text.indent * fontSize, lines);
    if (paragraph.lines.length === 0) drawn.style.height = `${text.lineHeight}px`;
    if (at > 0 && text.paragraphGap > 0 && isStart(paragraph)) drawn.style.paddingTop = `${text.paragraphGap}px`;
    column.appendChild(drawn);
  });
  into.appendChild(column);
  return lines;
}

/** Only the start of a paragraph, or a blank line, is set off from what stands above it. */
const isStart = ({ isIndented, lines }: SetParagraph): boolean => isIndented || lines.length === 0;
