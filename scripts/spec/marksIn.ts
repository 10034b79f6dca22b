export interface FoundMark {
  mark: string;
  line: number;
}

const ROW = /(?<![\w-])[A-Z][A-Z0-9]+-\d+(?:\.\.\d+)?(?![\w-])/g;
const DECISION = /(?<![\w-])(?:D-\d{3}|A-\d{2})(?!\w)/g;
/** Marks of docs/reliability.md are short (`E7`), so only those in brackets of their own count: `(E7)`, `[P1, P2]`. */
const RELIABILITY = /[([]([EFCKPR]\d{1,2}(?:(?:, | and |–)[EFCKPR]\d{1,2})*)(?: of the threat model)?[\])]/g;
/** References to chapters of a document that the repository does not hold. */
const FOREIGN = /(?<!\w)S\d §\d+/g;

/**
 * The marks that a text names. Words that only look like the ID of a row (`UTF-8`) count where their area exists or
 * where they stand in square brackets, as marks in test titles do.
 */
export function marksIn(text: string, areas: ReadonlySet<string>): FoundMark[] {
  const found: { mark: string; index: number }[] = [];
  for (const match of text.matchAll(ROW)) {
    const [first = '', last] = match[0].split('..');
    const area = first.slice(0, first.lastIndexOf('-'));
    const bracketed = text[match.index - 1] === '[' && text[match.index + match[0].length] === ']';
    if (!areas.has(area) && !bracketed) continue;
    found.push({ mark: first, index: match.index });
    if (last) found.push({ mark: `${area}-${last}`, index: match.index });
  }
  for (const pattern of [DECISION, FOREIGN]) {
    for (const match of text.matchAll(pattern)) found.push({ mark: match[0], index: match.index });
  }
  for (const match of text.matchAll(RELIABILITY)) {
    for (const mark of match[1]?.split(/, | and |–/) ?? []) found.push({ mark, index: match.index });
  }
  return found.map(({ mark, index }) => ({ mark, line: text.slice(0, index).split('\n').length }));
}
