import { anEpub } from './anEpub.ts';

const each = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('');
const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}潮${close.repeat(depth)}`;
const page = (body: string, head = '') => ({ name: 'one.xhtml', body, head });
const onePage = (body: string, head = ''): Uint8Array => anEpub({ pages: [page(body, head)], level: 0 });
const toEach = (count: number): string =>
  `<ol>${each(count, (at) => `<li><a href="one.xhtml#c${at}">章${at}</a></li>`)}</ol>`;

/** Books of a given size that have cost an importer more than they hold. */
export const hostileEpubs: Readonly<Record<string, (size: number) => Uint8Array>> = {
  'elements in elements': (size) => onePage(nested(150, '<div>', '</div>').repeat(size / 50)),
  'choices in choices': (size) => onePage(nested(90, '<switch><default>', '</default></switch>').repeat(size / 100)),
  'attributes by the hundred': (size) => onePage(`<p ${each(100, (at) => `a${at}="b" `)}>潮</p>`.repeat(size / 10)),
  'classes of one element': (size) => onePage(`<p class="${each(size, (at) => `a${at} `)}">潮</p>`),
  'a style for every paragraph': (size) => onePage(each(size, (at) => `<p style="margin:${at / 1000}em">潮</p>`)),
  'the style sheet of a document with many chapters': (size) =>
    anEpub({
      pages: [
        page(
          each(size, (at) => `<p id="c${at}">潮</p>`),
          `<style>${'p{margin:1em}'.repeat(size)}</style>`,
        ),
      ],
      nav: toEach(size),
      level: 0,
    }),
  'selectors by the thousand': (size) =>
    onePage('<p>潮</p>', `<style>${each(size, (at) => `.a${at},`)}p{margin:1em}</style>`),
  'links between the chapters of one document': (size) =>
    anEpub({
      pages: [page(each(size, (at) => `<p id="c${at}"><a href="#c0">潮</a></p>`))],
      nav: toEach(size),
      level: 0,
    }),
  'drawings in the text': (size) => onePage(each(size, (at) => `<svg><path d="M${at} 0"/></svg>`)),
  'pictures of one name': (size) =>
    anEpub({
      pages: [page(each(size, (at) => `<img src="d${at}/a.svg"/>`))],
      files: Object.fromEntries(
        Array.from({ length: size }, (_, at) => [`OEBPS/d${at}/a.svg`, '<svg><path d="M0 0"/></svg>']),
      ),
      level: 0,
    }),
  'a drawing whose class is styled again and again': (size) =>
    onePage(
      `<svg><style>${each(size, (at) => `.a{fill:url(#b${at})}`)}</style>${'<path class="a"/>'.repeat(size)}</svg>`,
    ),
  'document types': (size) => anEpub({ doctype: '<!DOCTYPE'.repeat(size), level: 0 }),
  'stray brackets': (size) => onePage('<'.repeat(size * 10)),
  entities: (size) => onePage(`<p>${'&amp;a'.repeat(size * 2)}</p>`),
  'a table of contents of one place': (size) =>
    anEpub({ nav: `<ol>${'<li><a href="one.xhtml#x">a</a></li>'.repeat(size)}</ol>`, level: 0 }),
};
