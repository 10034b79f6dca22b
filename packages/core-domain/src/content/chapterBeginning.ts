/** Characters of a locked chapter that everybody may read, at most (D-078). */
export const PREVIEW_LENGTH = 200;
/** And never more than this part of the chapter: a short chapter is not given away. */
const PREVIEW_SHARE = 5;

/** How a chapter begins, for readers who may not read on [API-13]. Whole characters; empty where there is hardly any text. */
export function chapterBeginning(text: string): string {
  const characters = Array.from(text.trim());
  const length = Math.min(PREVIEW_LENGTH, Math.floor(characters.length / PREVIEW_SHARE));
  return characters.slice(0, length).join('').trimEnd();
}
