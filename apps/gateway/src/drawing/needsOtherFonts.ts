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

/** Whether a text has a character that the gateway's font lacks, such as a traditional one, or draws badly. */
export function needsOtherFonts(text: string): boolean {
  known ??= charactersOfFont();
  const has = known;
  return [...text].some((character) => (character < ' ' || character > '~') && !has.has(character));
}
