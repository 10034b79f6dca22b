import { attribute, type MarkupElement } from '../xml/MarkupNode.ts';
import type { BookContext } from './BookContext.ts';
import { cleanInlineStyle } from './cleanCss.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { localClasses, localId } from './localId.ts';

const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
const DIRECTIONS = ['ltr', 'rtl', 'auto'];
const SPAN = /^[1-9]\d?$/;
const LIST_START = /^-?\d{1,5}$/;
const PIXELS = /^\d{1,2}$/;
const MAX_TITLE = 200;

const words = (value: string | undefined): string[] => (value ?? '').split(/\s+/);

/** EPUB 3 says it by `epub:type`, its successor by `role`, a common Chinese tool by class names. */
const REFERENCES = ['noteref', 'doc-noteref', 'duokan-footnote'];
const NOTES = ['footnote', 'endnote', 'rearnote', 'note', 'doc-footnote', 'doc-endnote', 'duokan-footnote-item'];

function noteKind(element: MarkupElement, name: string): 'ref' | 'body' | undefined {
  const { attributes } = element;
  const marks = [...words(attributes['epub:type']), ...words(attributes['role']), ...words(attributes['class'])];
  if (name === 'a') return REFERENCES.some((word) => marks.includes(word)) ? 'ref' : undefined;
  return NOTES.some((word) => marks.includes(word)) ? 'body' : undefined;
}

/** A picture may say how high it is by an attribute, px. */
const heightOf = ({ attributes: { height = '' } }: MarkupElement): string =>
  PIXELS.test(height) ? `height:${height}px` : '';

function* pairs(
  element: MarkupElement,
  name: string,
  context: BookContext,
): Iterable<readonly [string, string | undefined]> {
  const { attributes } = element;
  const id = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined);
  yield ['id', id === undefined || id === '' ? undefined : localId(id)];

  const style = [attributes['style'] ?? '', name === 'img' ? heightOf(element) : '']
    .map(cleanInlineStyle)
    .filter(Boolean)
    .join(';');
  const classes = [...localClasses(attributes['class'] ?? ''), ...(style === '' ? [] : [context.styleClass(style)])];
  yield ['class', classes.join(' ') || undefined];

  const language = attribute(element, 'lang');
  yield ['lang', language !== undefined && LANGUAGE.test(language) ? language : undefined];
  const direction = attributes['dir']?.trim().toLowerCase() ?? '';
  yield ['dir', DIRECTIONS.includes(direction) ? direction : undefined];
  yield ['title', attributes['title']?.slice(0, MAX_TITLE)];
  yield ['data-note', noteKind(element, name)];
  if (name === 'td' || name === 'th') {
    for (const span of ['colspan', 'rowspan'])
      yield [span, SPAN.test(attributes[span] ?? '') ? attributes[span] : undefined];
  }
  const start = attributes['start'];
  if (name === 'ol' && start !== undefined && LIST_START.test(start)) yield ['start', start];
  if (name === 'a' && attributes['href'] !== undefined) yield ['href', context.link(attributes['href'])];
}

export const cleanAttributes = (element: MarkupElement, name: string, context: BookContext): string =>
  [...pairs(element, name, context)]
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`]))
    .join('');
