import createPurifier, { type Config } from 'dompurify';

const words = (text: string): string[] => text.split(' ');

/** The chapters of a book may be made of these; scripts, frames, forms and styles of their own are left out. */
const TAGS = [
  'p div section article header footer aside blockquote pre hr br h1 h2 h3 h4 h5 h6 ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td figure figcaption img ruby rb rt rp',
  'span a em strong b i u s small big sub sup code cite q abbr mark bdi bdo wbr del ins dfn kbd samp var time',
].flatMap(words);

const ATTRIBUTES = words(
  'id class title lang dir alt src width height href colspan rowspan start epub:type role data-note',
);

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Pictures come from a server, or are named by the book; links lead inside the book.
  ALLOWED_URI_REGEXP: /^(?:(?:blob:)?https?:\/\/|\/(?!\/)|#|[\w-][\w./-]*$)/i,
};

/** Ids are shared with the page around the chapter; a prefix keeps them apart. */
export const ID_PREFIX = 'flow-';

/**
 * Links inside the book begin with it. One that began with the bare `#` would look to assistive checks like a link that
 * skips parts of this page, and lead nowhere when it is opened beside the reader.
 */
export const INNER_LINK = '?#';

/** Addresses that need no more: of a server or of the page's memory, rooted, or the picture itself. */
const WHOLE_ADDRESS = /^(?:(?:blob:)?https?:\/\/|\/|data:image\/)/i;

/** A link to a place of the same markup, and one that names a chapter: `#<chapter>/<id>`, or its start, `#<chapter>/`. */
const LINK_INSIDE = /^#[^/]+$/;
const LINK_TO_CHAPTER = /^#[^/]+\/[^/]*$/;

/** A book may mark a link to a note, and the note. */
const NOTE_PARTS = ['ref', 'body'];

/** A drawing in an address passes by the import, which bounds what it unfolds to: 2 KB can hold up a page for a minute. */
const INLINE_DRAWING = /^\s*data:image\/svg/i;

type PictureAddress = (name: string) => string | undefined;

function finishPicture(picture: Element, pictureAddress: PictureAddress): void {
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  const named = picture.getAttribute('src') ?? '';
  const source = INLINE_DRAWING.test(named) ? '' : named;
  const address = WHOLE_ADDRESS.test(source) ? source : pictureAddress(source);
  if (address) picture.setAttribute('src', address);
  else picture.removeAttribute('src');
}

function finish(node: Element, pictureAddress: PictureAddress): void {
  if (node.id !== '') node.id = ID_PREFIX + node.id;
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  const target = href.slice(1);
  if (LINK_INSIDE.test(href)) node.setAttribute('href', INNER_LINK + ID_PREFIX + target);
  else if (LINK_TO_CHAPTER.test(href)) node.setAttribute('href', INNER_LINK + target);
  else node.removeAttribute('href');
  if (!NOTE_PARTS.includes(node.getAttribute('data-note') ?? '')) node.removeAttribute('data-note');
  if (node.tagName === 'IMG') finishPicture(node, pictureAddress);
  else node.removeAttribute('src');
}

/** A chapter's markup cleaned to an allow-list, as nodes that belong to no page yet. */
export function cleanMarkup(
  view: Window & typeof globalThis,
  markup: string,
  pictureAddress: PictureAddress,
): DocumentFragment {
  const purifier = createPurifier(view);
  purifier.addHook('afterSanitizeAttributes', (node) => finish(node, pictureAddress));
  return purifier.sanitize(markup, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
}
