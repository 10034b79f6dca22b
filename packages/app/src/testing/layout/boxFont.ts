/**
 * A font whose Latin letters are half as wide as their size, and all others as wide: what it lays out is the same on each
 * machine, whatever fonts that one has. Its glyphs are empty.
 */

const UNITS_PER_EM = 1000;
const ASCENT = 880;
const DESCENT = 120;
const FIRST_CHARACTER = 0x20;
const LAST_LATIN = 0x2af;
const LAST_CHARACTER = 0xff_ff;
const GLYPHS = LAST_CHARACTER - FIRST_CHARACTER + 2;
const LATIN_GLYPHS = LAST_LATIN - FIRST_CHARACTER + 2;

type Field = readonly [bits: 16 | 32, value: number];
const u16 = (value: number): Field => [16, value];
const u32 = (value: number): Field => [32, value];
const zeros = (count: number): Field[] => Array.from({ length: count }, () => u16(0));
const tag = (name: string): Field => u32([...name].reduce((bits, letter) => bits * 256 + letter.charCodeAt(0), 0));

function bytesOf(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [bits]) => sum + bits / 8, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value);
    else view.setUint32(at, value);
    at += bits / 8;
  }
  return bytes;
}

const advance = (width: number): Field[] => [u16(width), u16(0)];
const box = [u16(0), u16(0), u16(UNITS_PER_EM), u16(ASCENT)];

/** A contour of one point: the only glyph that is not empty, for characters that the font lacks. */
const glyph = [u16(1), ...box, u16(0), u16(0), u16(0x31_00)];

const cmap = [u16(0), u16(1), u16(3), u16(10), u32(12), u16(12), u16(0), u32(28), u32(0), u32(1)].concat([
  u32(FIRST_CHARACTER),
  u32(LAST_CHARACTER),
  u32(1),
]);

const head = [u32(0x1_00_00), u32(0x1_00_00), u32(0), u32(0x5f_0f_3c_f5), u16(0x0b), u16(UNITS_PER_EM)].concat([
  ...zeros(8),
  ...box,
  u16(0),
  u16(8),
  u16(2),
  u16(1),
  u16(0),
]);

const hhea = [u32(0x1_00_00), u16(ASCENT), u16(0x1_00_00 - DESCENT), u16(0), u16(UNITS_PER_EM)].concat([
  ...zeros(3),
  u16(1),
  ...zeros(7),
  u16(LATIN_GLYPHS + 1),
]);

const os2 = [u16(4), u16(UNITS_PER_EM), u16(400), u16(5), u16(0)].concat([
  ...zeros(11),
  ...zeros(5),
  ...zeros(8),
  tag('TEST'),
  u16(0x40),
  u16(FIRST_CHARACTER),
  u16(LAST_CHARACTER),
  u16(ASCENT),
  u16(0x1_00_00 - DESCENT),
  u16(0),
  u16(ASCENT),
  u16(DESCENT),
  ...zeros(4),
  u16(500),
  u16(700),
  ...zeros(3),
]);

/** The format demands the order of names. */
const tables: Readonly<Record<string, readonly Field[]>> = {
  'OS/2': os2,
  cmap,
  glyf: glyph,
  head,
  hhea,
  hmtx: [
    ...advance(UNITS_PER_EM),
    ...Array.from({ length: LATIN_GLYPHS - 1 }, () => advance(UNITS_PER_EM / 2)).flat(),
    ...advance(UNITS_PER_EM),
    ...zeros(GLYPHS - LATIN_GLYPHS - 1),
  ],
  loca: [u32(0), ...Array.from({ length: GLYPHS }, () => u32(glyph.length * 2))],
  maxp: [u32(0x1_00_00), u16(GLYPHS), u16(1), u16(1), u16(0), u16(0), u16(2), ...zeros(8)],
  name: [u16(0), u16(0), u16(6)],
  post: [u32(0x3_00_00), u32(0), u16(0), u16(0), u32(0), u32(0), u32(0), u32(0), u32(0)],
};

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The font as a file. Checksums are left out: browsers compute their own. */
export function boxFont(): ArrayBuffer {
  const parts = Object.entries(tables).map(([name, fields]) => ({ name, bytes: bytesOf(fields) }));
  const start = 12 + 16 * parts.length;
  const file = new Uint8Array(parts.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const directory: Field[] = [u32(0x1_00_00), u16(parts.length), u16(128), u16(3), u16(parts.length * 16 - 128)];
  let at = start;
  for (const { name, bytes } of parts) {
    directory.push(tag(name), u32(0), u32(at), u32(bytes.length));
    file.set(bytes, at);
    at += padded(bytes.length);
  }
  file.set(bytesOf(directory));
  return file.buffer;
}
