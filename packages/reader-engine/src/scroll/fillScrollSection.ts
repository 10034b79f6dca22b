import { spaceHeading } from '@shuye/core-domain/text';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import { createWriteWords } from './createWriteWords.ts';
import { partHeading } from './partHeading.ts';
import { setProperties } from '../drawing/textSetting.ts';

/** Running text that the browser breaks into lines; the strictest rules each kernel knows. */
const FLOWING: Readonly<Record<string, string>> = {
  'white-space': 'normal',
  'text-align': 'justify',
  'line-break': 'strict',
  'overflow-wrap': 'break-word',
  'hanging-punctuation': 'allow-end',
};

/** Writes the next paragraphs of a text, of at least so many characters; gives how many are left, none once all of it is there. */
export type WriteMore = (atLeast: number) => number;

function drawHeading(document: Document, title: string, geometry: PageGeometry): HTMLElement {
  const heading = document.createElement('h2');
  const { above, below } = geometry.text.heading;
  setProperties(heading, {
    margin: '0',
    padding: `${above + geometry.text.lineHeight}px 0 ${below}px`,
    font: geometry.headingFont,
    'overflow-wrap': 'break-word',
  });
  heading.textContent = spaceHeading(title);
  partHeading(heading);
  return heading;
}

function writerOf(body: HTMLElement, text: string, geometry: PageGeometry): WriteMore {
  const { lineHeight, paragraphGap, column, indent } = geometry.text;
  const document = body.ownerDocument;
  const pattern = document.createElement('p');
  pattern.style.cssText = `margin:0;min-height:${lineHeight}px;padding-bottom:${paragraphGap}px`;
  const writeWords = createWriteWords(document, Math.floor(column / geometry.fontSize) - indent);
  const lines = text.split('\n');
  let next = 0;
  // Each paragraph counts with its line feed, so that also an empty one is something left.
  let left = text.length + 1;
  return (atLeast) => {
    const slice = document.createDocumentFragment();
    for (const least = left - atLeast; next < lines.length && left > least; next++) {
      const line = lines[next] ?? '';
      // A copy shares its style with all others: it is read once for the whole chapter.
      const paragraph = pattern.cloneNode(false);
      // The line feed is not drawn, but makes the text content of the body the chapter's text, unit by unit.
      writeWords(paragraph, next + 1 < lines.length ? `${line}\n` : line);
      slice.appendChild(paragraph);
      left -= line.length + 1;
    }
    body.appendChild(slice);
    return left;
  };
}

export interface ScrollFilling {
  body: HTMLElement;
  /** Undefined where all of it is there already. */
  writeMore: WriteMore | undefined;
}

export function fillScrollSection(section: HTMLElement, ready: ReadyChapter, geometry: PageGeometry): ScrollFilling {
  const document = section.ownerDocument;
  const body = document.createElement('div');
  // Padding: a section begins at the edge before its text has come, and moves nothing when it comes.
  setProperties(section, {
    'box-sizing': 'content-box',
    width: `${geometry.text.column}px`,
    // Short chapters would leave no room to scroll to the next: only neighbours stand in the scroll. Unlike the surface's,
    // the window's height stays the same while a browser bar folds.
    'min-height': '100vh',
    'padding-left': `${geometry.left}px`,
    font: geometry.bodyFont,
  });
  setProperties(body, FLOWING);
  if (!geometry.text.punctuationCompression) body.style.setProperty('text-spacing-trim', 'space-all');
  let writeMore: WriteMore | undefined;
  if (ready.kind === 'text') {
    body.style.textIndent = `${geometry.text.indent * geometry.fontSize}px`;
    writeMore = writerOf(body, shownWords(ready), geometry);
  } else {
    ready.flow.fill(body, geometry);
    body.querySelectorAll<HTMLElement>('h1, h2, h3').forEach(partHeading);
  }
  const hasOwnHeading = ready.kind === 'markup' && ready.flow.hasHeading;
  if (hasOwnHeading) section.style.paddingTop = `${geometry.text.lineHeight}px`;
  else section.appendChild(drawHeading(document, ready.shown?.title ?? ready.chapter.title, geometry));
  section.appendChild(body);
  return { body, writeMore };
}
