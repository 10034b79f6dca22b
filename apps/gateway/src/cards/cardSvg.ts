import { INK, PAPER, SEAL } from '@shuye/book-importer';
import { brand } from '@shuye/core-domain/brand';
import { escapeXml, xmlText } from '../crawlers/sitemapXml.ts';
import { breakLines } from './breakLines.ts';

/** What previews of links show whole (Open Graph). */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const EDGE = 64;
const COVER_HEIGHT = CARD_HEIGHT - 2 * EDGE;
/** Covers are 600 by 801. */
const COVER_WIDTH = Math.round((COVER_HEIGHT * 600) / 801);
const LEFT = EDGE + COVER_WIDTH + 56;
const MEASURE = CARD_WIDTH - LEFT - EDGE;

const TITLE_SIZES = [
  { size: 84, lines: 1 },
  { size: 72, lines: 2 },
  { size: 60, lines: 3 },
];
/** Of the machine, where its fonts are searched; else the one font that is always there. */
const FAMILIES = "'Songti SC','STSong','Noto Serif CJK SC','Source Han Serif SC','SimSun',serif";
const DESCRIPTION_SIZE = 27;
const FOOT = CARD_HEIGHT - EDGE;

export interface CardFacts {
  title: string;
  author: string;
  /** Short facts, such as the category. */
  facts: readonly string[];
  description: string;
  /** A picture as an address with its bytes (`data:`), or the markup of a drawing. */
  cover: { address: string } | { drawing: string };
}

const text = (words: string, y: number, size: number, rest = ''): string =>
  `<text x="${LEFT}" y="${Math.round(y)}" font-size="${size}" fill="${INK}" ${rest}>${xmlText(words)}</text>`;

const isWhole = (lines: readonly string[]): boolean => !lines.at(-1)?.endsWith('…');

/** The same lines, as equal in length as they can be. */
function balanced(title: string, lines: string[], width: number): string[] {
  const narrower = breakLines(title, { width: width - 0.5, lines: lines.length });
  return lines.length > 1 && width > 2 && isWhole(narrower) ? balanced(title, narrower, width - 0.5) : lines;
}

function setTitle(title: string): { lines: string[]; size: number } {
  let set: { lines: string[]; size: number } = { lines: [], size: 0 };
  for (const { size, lines } of TITLE_SIZES) {
    const width = MEASURE / size;
    set = { lines: breakLines(title, { width, lines }), size };
    if (isWhole(set.lines)) return { lines: balanced(title, set.lines, width), size };
  }
  return set;
}

function coverOf(cover: CardFacts['cover']): string {
  const frame = `x="${EDGE}" y="${EDGE}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}"`;
  const shade = `<rect x="${EDGE + 8}" y="${EDGE + 10}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${INK}" fill-opacity=".16"/>`;
  const picture =
    'address' in cover
      ? `<image ${frame} preserveAspectRatio="xMidYMid slice" href="${escapeXml(cover.address)}"/>`
      : cover.drawing.replace(/<svg ([^>]*)width="\d+" height="\d+"/, `<svg $1${frame}`);
  return shade + picture;
}

const seal = (size: number): string => {
  const top = FOOT - size;
  const sign = (character: string, y: number): string =>
    `<text x="${LEFT + size / 2}" y="${Math.round(top + y)}" font-size="${Math.round(size * 0.42)}" text-anchor="middle" fill="${PAPER}">${character}</text>`;
  const [first = '', second = ''] = brand.name;
  return (
    `<rect x="${LEFT}" y="${top}" width="${size}" height="${size}" rx="7" fill="${SEAL}"/>` +
    sign(first, size * 0.45) +
    sign(second, size * 0.88)
  );
};

/** A book's card for previews of links, as an SVG of 1200 by 630: its cover, its words on paper, the seal of the product. */
export function cardSvg({ title, author, facts, description, cover }: CardFacts): string {
  const set = setTitle(title);
  const leading = set.size * 1.24;
  const titles = set.lines.map((line, at) => text(line, EDGE + set.size * 0.9 + at * leading, set.size));
  let y = EDGE + set.lines.length * leading + 34;
  const below = [author, facts.join('　')]
    .filter((line) => line !== '')
    .map((line, at) => {
      const size = at === 0 && author !== '' ? 34 : 27;
      const [first = ''] = breakLines(line, { width: MEASURE / size, lines: 1 });
      const written = text(first, y, size, 'fill-opacity=".72"');
      y += size * 1.6;
      return written;
    });
  const room = Math.max(0, Math.floor((FOOT - 64 - 24 - y) / (DESCRIPTION_SIZE * 1.5)));
  const words =
    room === 0 ? [] : breakLines(description, { width: MEASURE / DESCRIPTION_SIZE, lines: Math.min(room, 3) });
  const described = words.map((line, at) =>
    text(line, y + 16 + at * DESCRIPTION_SIZE * 1.5, DESCRIPTION_SIZE, 'fill-opacity=".6"'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="${FAMILIES}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${PAPER}"/>`,
    coverOf(cover),
    ...titles,
    ...below,
    ...described,
    seal(64),
    `<text x="${LEFT + 80}" y="${FOOT - 20}" font-size="32" fill="${INK}">${brand.readerName}</text>`,
    '</svg>',
  ].join('');
}
