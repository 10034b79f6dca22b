import { childElements, findElements } from '../xml/findElements.ts';
import { attribute, isElement, localName, type MarkupElement, type MarkupNode } from '../xml/MarkupNode.ts';
import { textOf } from '../xml/textOf.ts';
import { ALLOWED, REMOVED, REPLACED, VOID } from './allowedMarkup.ts';
import { UNBOUNDED_DRAWINGS, type BookContext } from './BookContext.ts';
import { cleanAttributes } from './cleanAttributes.ts';
import { cleanSvg } from './cleanSvg.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { isBoundedDrawing } from './isBoundedDrawing.ts';
import { writeFormula } from './writeFormula.ts';

const NAMED: Readonly<Record<string, string>> = {
  script: 'scripts',
  audio: 'sounds',
  video: 'films',
  iframe: 'frames',
  embed: 'embedded objects',
  applet: 'embedded objects',
  input: 'form fields',
  button: 'form fields',
  select: 'form fields',
  textarea: 'form fields',
  form: 'form fields',
};

const write = (name: string, attributes: string, inner: string): string =>
  VOID.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${inner}</${name}>`;

interface Cleaning extends BookContext {
  /** Takes the words of a note and gives its id; absent inside of a link, which can hold no other. */
  keepNote?: ((words: string) => string) | undefined;
}

/** Names a reference to a note that is a picture. */
const NOTE = '注';

function drawPicture(source: string | undefined, alt: string, attributes: string, context: BookContext) {
  const src = source === undefined ? undefined : context.picture(source);
  return src === undefined ? undefined : `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"${attributes}>`;
}

const cleanPicture = (source: string | undefined, alt: string, attributes: string, context: BookContext): string =>
  drawPicture(source, alt, attributes, context) ?? (alt === '' ? '' : `<span${attributes}>${escapeMarkup(alt)}</span>`);

/** Chinese shops hide a note in the picture that marks it; only their own apps show its words. */
function hiddenNote({ attributes }: MarkupElement): string {
  const isMark = attributes['class']?.split(/\s+/).includes('qqreader-footnote');
  return (attributes['zy-footnote'] ?? (isMark ? (attributes['alt'] ?? '') : '')).trim();
}

function cleanImage(element: MarkupElement, context: Cleaning): string {
  const source = attribute(element, 'src');
  const words = hiddenNote(element);
  if (words === '' || !context.keepNote)
    return cleanPicture(source, attribute(element, 'alt') ?? '', cleanAttributes(element, 'img', context), context);
  return `<a data-note="ref" href="#${context.keepNote(words)}">${cleanPicture(source, NOTE, '', context)}</a>`;
}

function cleanLink(element: MarkupElement, context: Cleaning): string {
  const attributes = cleanAttributes(element, 'a', context);
  const inner = element.children.map((child) => cleanNode(child, { ...context, keepNote: undefined })).join('');
  const isNameless = attributes.includes(' data-note="ref"') && textOf(element) === '';
  return write('a', attributes, isNameless ? inner.replace(' alt=""', ` alt="${NOTE}"`) : inner);
}

/** An `<svg>` that only frames a picture is that picture; a drawing becomes a file of its own. */
function cleanDrawing(svg: MarkupElement, context: BookContext): string {
  const [title] = [...findElements(svg, 'title')];
  const alt = title ? textOf(title) : (attribute(svg, 'aria-label') ?? '');
  if (!isBoundedDrawing(svg)) {
    context.leftOut(UNBOUNDED_DRAWINGS);
    return alt === '' ? '' : `<span>${escapeMarkup(alt)}</span>`;
  }
  const drawing = cleanSvg(svg);
  if (drawing !== undefined) {
    const src = context.drawing(drawing);
    return src === undefined ? '' : `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}">`;
  }
  return [...findElements(svg, 'image')]
    .map((image) => cleanPicture(attribute(image, 'href'), alt, '', context))
    .join('');
}

function cleanFormula(math: MarkupElement, context: BookContext): string {
  const words = attribute(math, 'alttext');
  const written = words ? escapeMarkup(words) : writeFormula(math);
  const shown =
    drawPicture(attribute(math, 'altimg'), words ?? textOf(math), '', context) ??
    (written === '' ? '' : `<span>${written}</span>`);
  // A line of its own, wherever it stands: a paragraph can hold no block.
  return shown !== '' && attribute(math, 'display') === 'block' ? `${shown}<br>` : shown;
}

function cleanElement(element: MarkupElement, context: Cleaning): string {
  const name = localName(element);
  const inner = (): string => element.children.map((child) => cleanNode(child, context)).join('');
  if (REMOVED.has(name)) {
    const what = NAMED[name];
    if (what) context.leftOut(what);
    return '';
  }
  const attributes = () => cleanAttributes(element, name, context);
  if (name === 'img') return cleanImage(element, context);
  if (name === 'a') return cleanLink(element, context);
  if (name === 'svg') return cleanDrawing(element, context);
  if (name === 'math') return cleanFormula(element, context);
  if (name === 'object') {
    const picture = cleanPicture(attribute(element, 'data'), '', '', context);
    return picture === '' ? inner() : picture;
  }
  if (name === 'switch')
    return childElements(element, 'default')
      .map((part) => part.children.map((child) => cleanNode(child, context)).join(''))
      .join('');
  if (name === 'pre')
    return write('pre', attributes(), element.children.map((child) => cleanVerbatim(child, context)).join(''));
  if (name === 'q') return `“${inner()}”`;
  const kept = ALLOWED.has(name) ? name : REPLACED[name];
  return kept === undefined ? inner() : write(kept, attributes(), inner());
}

function cleanNode(node: MarkupNode, context: Cleaning): string {
  return isElement(node) ? cleanElement(node, context) : escapeMarkup(node.replace(/[ \t\r\n]+/g, ' '));
}

/** Spaces and line ends of code and verse count. */
const cleanVerbatim = (node: MarkupNode, context: Cleaning): string => {
  if (!isElement(node)) return escapeMarkup(node);
  return localName(node) === 'img' || REMOVED.has(localName(node))
    ? cleanElement(node, context)
    : node.children.map((child) => cleanVerbatim(child, context)).join('');
};

/** Elements that begin and end a line. */
const LINES =
  '(?:p|h[1-6]|div|section|aside|blockquote|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|figure|figcaption|pre)';
const LINE_ENDS = new RegExp(`(</${LINES}>|<[bh]r>) ?(?=[^\\n])`, 'g');
const LINE_STARTS = new RegExp(`(</[a-z0-9]+>|[^>\\n ]) ?(?=<${LINES}[ >])`, 'g');

/** Readers copy, search and listen to the words between the tags: what stands in lines of its own has a line feed there. */
const breakLines = (markup: string): string =>
  markup.replace(/> </g, '>\n<').replace(LINE_ENDS, '$1\n').replace(LINE_STARTS, '$1\n');

/** Notes that pictures hide stand behind the text, below a rule; ids of the book itself begin with `e-`. */
export function cleanMarkup(body: MarkupElement, context: BookContext): string {
  const notes: string[] = [];
  const keepNote = (words: string): string => `note-${notes.push(words)}`;
  const text = body.children.map((child) => cleanNode(child, { ...context, keepNote })).join('');
  const bodies = notes.map((words, at) => `<aside id="note-${at + 1}" data-note="body">${escapeMarkup(words)}</aside>`);
  return breakLines([text, ...(notes.length > 0 ? ['<hr>'] : []), ...bodies].join('')).trim();
}
