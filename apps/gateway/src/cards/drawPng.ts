import { createRequire } from 'node:module';

const FONT = '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf';
const FAMILY = 'ZCOOL XiaoWei';

/** Two bytes of GB 2312 name a character: 0xB0 to 0xF7 are the rows of Chinese ones, which the font has all. */
const [FIRST_ROW, LAST_ROW, FIRST_CELL, LAST_CELL] = [0xb0, 0xf7, 0xa1, 0xfe];

/** Characters that the font fills with ink. */
const BLOTS = '回圃圄圊徊崮痼蛔';

function charactersOfFont(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = FIRST_ROW; row <= LAST_ROW; row += 1) {
    for (let cell = FIRST_CELL; cell <= LAST_CELL; cell += 1) bytes.push(row, cell);
  }
  const known = new TextDecoder('gb18030').decode(Uint8Array.from(bytes));
  const drawn = new Set(`${known}，。！？：；、《》〈〉（）【】—…“”‘’•　`);
  for (const blot of BLOTS) drawn.delete(blot);
  return drawn;
}

let known: ReadonlySet<string> | undefined;

/** Whether a text has a character that the font lacks, such as a traditional one, or draws badly: only then are the machine's fonts searched. */
export function needsOtherFonts(text: string): boolean {
  known ??= charactersOfFont();
  const has = known;
  return [...text].some((character) => (character < ' ' || character > '~') && !has.has(character));
}

/** Draws an SVG as PNG in a thread of its own; what draws is loaded by the first picture that is asked for. */
export async function drawPng(svg: string, { loadSystemFonts }: { loadSystemFonts: boolean }): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = [createRequire(import.meta.url).resolve(FONT)];
  const picture = await renderAsync(svg, {
    font: { loadSystemFonts, fontFiles, defaultFontFamily: FAMILY, serifFamily: FAMILY },
  });
  return picture.asPng();
}
