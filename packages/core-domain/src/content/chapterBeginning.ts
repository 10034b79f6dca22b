/** Characters of a locked chapter that everybody may read, at most (D-078). */
export const PREVIEW_LENGTH = 200;
/** And never more than this part of the chapter: a short chapter is not given away. */
const PREVIEW_SHARE = 5;

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/** The text without a first line that only says the title again, as the markup of epubs does. */
function withoutHeading(text: string, title: string): string {
  const [first = '', ...rest] = text.trim().split('\n');
  return withoutSpace(first) === withoutSpace(title) ? rest.join('\n').trim() : text.trim();
}

/** How a chapter begins below its title, for readers who may not read on; empty for hardly any text [API-13]. */
export function chapterBeginning(text: string, title: string): string {
  const characters = Array.from(withoutHeading(text, title));
  const length = Math.min(PREVIEW_LENGTH, Math.floor(characters.length / PREVIEW_SHARE));
  return characters.slice(0, length).join('').trimEnd();
}
