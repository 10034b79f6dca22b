/** Closing marks never begin a line: they hang over the end of the one before. */
const CLOSING = /^[，。！？：；、》〉）】」』”’,.!?:;)\]…]$/;
const NARROW = /^[\u0020-\u024F]$/;
const NARROW_WIDTH = 0.56;

const widthOf = (character: string): number => (NARROW.test(character) ? NARROW_WIDTH : 1);

export interface LineLimits {
  /** In characters of Chinese. */
  width: number;
  lines: number;
}

/** A Latin word that a line ends with and the next one goes on with: it moves on whole, where it is not all of the line. */
const BROKEN_WORD = /^(.*[^\w'’])([\w'’]+)$/u;

function endOf(line: string, next: string): readonly [ended: string, carried: string] {
  const [, ended = '', word = ''] = /^[\w'’]$/u.test(next) ? (BROKEN_WORD.exec(line) ?? []) : [];
  return word === '' ? [line, ''] : [ended, word];
}

/** Breaks a text between its characters, and between words of Latin letters; one that is too long ends with an ellipsis. */
export function breakLines(text: string, { width, lines }: LineLimits): string[] {
  const found: string[] = [];
  let line = '';
  let used = 0;
  for (const character of text.replace(/\s+/g, ' ').trim()) {
    const own = widthOf(character);
    if (used + own > width && !CLOSING.test(character)) {
      const [ended, carried] = endOf(line, character);
      found.push(ended.trim());
      if (found.length === lines) {
        const last = [...line.trim()];
        return [...found.slice(0, -1), `${last.slice(0, -1).join('')}…`];
      }
      line = carried;
      used = [...carried].reduce((sum, letter) => sum + widthOf(letter), 0);
    }
    line += character;
    used += own;
  }
  return line.trim() === '' ? found : [...found, line.trim()];
}
