export interface VerticalText {
  size: number;
  lines: Array<{
    text: string;
    /** A number, or a list with a place for every UTF-16 unit. */
    x: string;
    y: string;
    /** Laid on its side, as Latin words are in upright text. */
    turned: boolean;
  }>;
}

interface Box {
  right: number;
  top: number;
  size: number;
}

/** From one character or column to the next, in the height of a character. */
export const LEADING = 1.12;
/** Baseline below the top of a Chinese character, in its own height. */
const BASELINE = 0.88;

// Brackets and dashes lie down when text stands.
const lying: Readonly<Record<string, string>> = {
  '（': '︵',
  '）': '︶',
  '(': '︵',
  ')': '︶',
  '《': '︽',
  '》': '︾',
  '—': '︱',
  '…': '︙',
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Places characters from top to bottom, columns from right to left. */
export function verticalText(columns: readonly string[], { right, top, size }: Box): VerticalText {
  const lines = columns.map((column, columnIndex) => {
    const x = right - size * (columnIndex * LEADING + 0.5);
    const places = Array.from(column).flatMap((char, index) => {
      const shown = lying[char] ?? char;
      const y = round(top + size * (index * LEADING + BASELINE));
      return Array.from({ length: shown.length }, (_, unit) => ({ y, text: shown.charAt(unit) }));
    });
    return {
      text: places.map(({ text }) => text).join(''),
      x: places.map(() => round(x)).join(' '),
      y: places.map(({ y }) => y).join(' '),
      turned: false,
    };
  });
  return { size, lines };
}

/** Lays lines of Latin text on their side, lines from right to left. */
export function turnedText(texts: readonly string[], { right, top, size }: Box): VerticalText {
  const lines = texts.map((text, index) => ({
    text,
    x: String(round(right - size * (index * LEADING + 0.7))),
    y: String(round(top)),
    turned: true,
  }));
  return { size, lines };
}
