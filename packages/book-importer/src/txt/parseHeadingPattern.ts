const NUMBERS = '[0-9０-９零〇○一二三四五六七八九十百千万两兩壹贰叁肆伍陆柒捌玖拾]+';
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;
const EXPERT = /^\/(.+)\/$/s;

/**
 * A heading as its reader describes it: words that stand at the beginning of the line, in which N is a number (第N章, ☆N).
 * Between two slashes it is a regular expression. Undefined where it describes nothing, or is none.
 */
export function parseHeadingPattern(text: string): RegExp | undefined {
  const words = text.trim();
  if (words === '') return undefined;
  const expert = EXPERT.exec(words)?.[1];
  try {
    if (expert !== undefined) return new RegExp(expert);
  } catch {
    return undefined;
  }
  const parts = words.split(/N+/).map((part) => part.replace(SPECIAL, '\\$&').replace(/\s+/g, '\\s*'));
  return new RegExp(`^${parts.join(`\\s*${NUMBERS}\\s*`)}`);
}
