import { coverMotif } from './coverMotif.ts';
import { COVER_COLOURS, INK, PAPER, SEAL } from './coverPalette.ts';
import { hashText } from './hashText.ts';
import { setTitle, type SetTitle } from './setTitle.ts';

const WIDTH = 600;
const HEIGHT = 801;
const EDGE = 64;
const SONG = "'Songti SC','STSong','Noto Serif CJK SC','Source Han Serif SC','SimSun',serif";
const LEADING = 1.16;
const SLIP_PADDING = 26;
const SEAL_SIZE = 46;
const MAX_AUTHOR = 9;

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const glyph = (text: string, x: number, y: number, size: number, rest: string): string =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" ${rest}>${escapeText(text)}</text>`;

/** A slip of paper with the title in columns, as on thread-bound books, a seal at its foot. */
function verticalSlip({ lines, size }: SetTitle): string {
  const step = size * LEADING;
  const longest = Math.max(...lines.map((line) => [...line].length));
  const width = lines.length * step + SLIP_PADDING * 1.4;
  const height = SLIP_PADDING * 2 + longest * step + SEAL_SIZE + 18;
  const left = WIDTH - EDGE - width;
  const characters = lines.flatMap((line, column) => {
    const centre = left + width - SLIP_PADDING * 0.7 - step * (column + 0.5);
    return [...line].map((character, row) =>
      glyph(character, centre, EDGE + SLIP_PADDING + step * (row + 0.84), size, `text-anchor="middle" fill="${INK}"`),
    );
  });
  const foot = EDGE + height - SLIP_PADDING - SEAL_SIZE + 6;
  return slip(left, EDGE, width, height) + characters.join('') + seal(left + width / 2, foot);
}

/** Latin titles stand in lines on a broad slip. */
function horizontalSlip({ lines, size }: SetTitle): string {
  const step = size * 1.24;
  const height = SLIP_PADDING * 2.4 + lines.length * step + SEAL_SIZE;
  const width = WIDTH - EDGE * 2;
  const rows = lines.map((line, row) =>
    glyph(line, EDGE + 34, EDGE + SLIP_PADDING + step * (row + 0.86), size, `fill="${INK}"`),
  );
  return slip(EDGE, EDGE, width, height) + rows.join('') + seal(EDGE + width - 52, EDGE + height - SEAL_SIZE - 18);
}

const slip = (x: number, y: number, width: number, height: number): string => {
  const frame = (inset: number): string =>
    `x="${Math.round(x + inset)}" y="${Math.round(y + inset)}" width="${Math.round(width - inset * 2)}" height="${Math.round(height - inset * 2)}"`;
  return `<rect ${frame(0)} fill="${PAPER}"/><rect ${frame(8)} fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="1.5"/>`;
};

const seal = (centre: number, top: number): string =>
  `<rect x="${Math.round(centre - SEAL_SIZE / 2)}" y="${Math.round(top)}" width="${SEAL_SIZE}" height="${SEAL_SIZE}" rx="6" fill="${SEAL}"/>` +
  glyph('书', centre, top + 21, 19, `text-anchor="middle" fill="${PAPER}"`) +
  glyph('页', centre, top + 41, 19, `text-anchor="middle" fill="${PAPER}"`);

function authorLine(author: string): string {
  const isLatin = /[A-Za-z]{3}/.test(author);
  const characters = [...author];
  const text =
    characters.length > (isLatin ? 32 : MAX_AUTHOR)
      ? `${characters.slice(0, isLatin ? 30 : MAX_AUTHOR - 1).join('')}…`
      : author;
  return text === ''
    ? ''
    : glyph(text, EDGE, HEIGHT - EDGE + 8, 30, `fill="${PAPER}"${isLatin ? '' : ' letter-spacing="4"'}`);
}

/**
 * A cover for a book that brings none, as an SVG of 600 by 801: flat colour, the title on a slip of paper, the author
 * small, a seal. The same title and author always give the same cover.
 */
export function drawCover({ title, author }: { title: string; author: string }): string {
  const hash = hashText(`${title}\n${author}`);
  const colours = COVER_COLOURS[hash % COVER_COLOURS.length] ?? { ground: INK, motif: INK };
  const set = setTitle(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${SONG}">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>`,
    coverMotif(hash >>> 8, colours.motif),
    set.direction === 'vertical' ? verticalSlip(set) : horizontalSlip(set),
    authorLine(author),
    '</svg>',
  ].join('');
}
