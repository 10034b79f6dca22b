export interface SplitText {
  lead: readonly string[];
  rest: readonly string[];
}

/** A rest shorter than this share of the lead is no reason to hide it. */
const SMALL_REST = 0.25;

/** No paragraph is broken: the lead ends within `maxCharacters`, but always holds the first paragraph. */
export function splitLead(text: string, maxCharacters: number): SplitText {
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let read = 0;
  const ends = paragraphs.findIndex((paragraph, at) => {
    read += paragraph.length;
    return at > 0 && read > maxCharacters;
  });
  if (ends < 0) return { lead: paragraphs, rest: [] };
  const rest = paragraphs.slice(ends);
  const left = rest.reduce((sum, { length }) => sum + length, 0);
  return left < maxCharacters * SMALL_REST ? { lead: paragraphs, rest: [] } : { lead: paragraphs.slice(0, ends), rest };
}
