/** Kernels take these for letters or signs and part them from a neighbour, though they never begin or end a line. */
const MARKS = /[·～%％‰℃℉$＄￥￡№]|[”’…—][“‘]/;
const PAIR = '[\\ud800-\\udbff][\\udc00-\\udfff]';
/** Kernels keep a quotation on the line of what it follows here, and spread the words of the line before. */
const QUOTE = /^[”’…—]$/;
/** Each of them with the character that it must not be parted from. Han, letters and digits keep a sign by themselves. */
const BOUND = new RegExp(
  `(?:${PAIR}|\\S)\\s*[·～]+|(?:${PAIR}|[^\\s\\w\\u4e00-\\u9fff])[%％‰℃℉]+|[$＄￥￡№]+(?:${PAIR}|\\S)|[”’…—](?=[“‘])`,
  'g',
);
/** This much of a row that no line can hold stays together, so that no line begins after a few of its marks. */
const HEAD = 9;

export type WriteWords = (into: Node, words: string) => void;

/**
 * Writes text in which no mark stands at the wrong end of a line; no property of CSS says this of all of them. What is
 * written is the text, unit by unit. `longest`: characters that every line has room for.
 */
export function createWriteWords(document: Document, longest: number): WriteWords {
  const bound = document.createElement('span');
  bound.style.whiteSpace = 'nowrap';
  const free = document.createElement('span');
  free.style.setProperty('line-break', 'anywhere');
  return (into, words) => {
    if (!MARKS.test(words)) {
      into.textContent = words;
      return;
    }
    let written = 0;
    BOUND.lastIndex = 0;
    for (let found = BOUND.exec(words); found; found = BOUND.exec(words)) {
      const [row] = found;
      const end = found.index + (row.length > longest ? Math.min(HEAD, longest) : row.length);
      const span = (QUOTE.test(row) ? free : bound).cloneNode(false);
      span.textContent = words.slice(found.index, end);
      if (found.index > written) into.appendChild(document.createTextNode(words.slice(written, found.index)));
      into.appendChild(span);
      written = end;
    }
    if (written < words.length) into.appendChild(document.createTextNode(words.slice(written)));
  };
}
