import { spaceHeading } from '@shuye/core-domain';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import type { FlowSetting } from '../flow/FlowChapter.ts';
import { setProperties } from './textSetting.ts';

export type ScrollSetting = FlowSetting;

/** Running text that the browser breaks into lines; the strictest rules each kernel knows. */
const FLOWING: Readonly<Record<string, string>> = {
  'white-space': 'normal',
  'text-align': 'justify',
  'line-break': 'strict',
  'overflow-wrap': 'break-word',
  'text-autospace': 'normal',
  'hanging-punctuation': 'allow-end',
};

function drawHeading(document: Document, title: string, { geometry, style }: ScrollSetting): HTMLElement {
  const heading = document.createElement('h2');
  const { lineHeight, above, below } = geometry.text.heading;
  setProperties(heading, {
    margin: '0',
    padding: `${above + geometry.text.lineHeight}px 0 ${below}px`,
    font: `600 ${geometry.headingSize}px/${lineHeight}px ${style.headingFamily}`,
    'overflow-wrap': 'break-word',
  });
  heading.textContent = spaceHeading(title);
  return heading;
}

function fillText(body: HTMLElement, text: string, { geometry }: ScrollSetting): void {
  const { lineHeight, paragraphGap } = geometry.text;
  const css = `margin:0;min-height:${lineHeight}px;padding-bottom:${paragraphGap}px`;
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.style.cssText = css;
    // The line feed is not drawn, but makes the text content of the body the chapter's text, unit by unit.
    paragraph.textContent = at + 1 < lines.length ? `${line}\n` : line;
    body.appendChild(paragraph);
  });
}

/** Writes a whole chapter into an empty section of a scroll; gives the element that holds its text. */
export function fillScrollSection(section: HTMLElement, ready: ReadyChapter, setting: ScrollSetting): HTMLElement {
  const { geometry, style } = setting;
  const document = section.ownerDocument;
  const body = document.createElement('div');
  setProperties(section, {
    // Highlights lie between the section and its text.
    position: 'relative',
    'z-index': '0',
    width: `${geometry.text.column}px`,
    'margin-left': `${geometry.left}px`,
    font: `400 ${geometry.fontSize}px/${geometry.text.lineHeight}px ${style.fontFamily}`,
  });
  setProperties(body, FLOWING);
  if (!geometry.text.squeeze) body.style.setProperty('text-spacing-trim', 'space-all');
  if (ready.kind === 'text') {
    body.style.textIndent = `${geometry.text.indent}em`;
    fillText(body, shownWords(ready), setting);
  } else {
    ready.flow.fill(body, setting);
  }
  const hasOwnHeading = ready.kind === 'markup' && ready.flow.hasHeading;
  if (hasOwnHeading) section.style.paddingTop = `${geometry.text.lineHeight}px`;
  else section.appendChild(drawHeading(document, ready.shown?.title ?? ready.chapter.title, setting));
  section.appendChild(body);
  return body;
}
