/** Independent of font and paging: `offset` in UTF-16 units of the source; `print` finds it after an edit. */
export interface Place {
  chapterId: string;
  offset: number;
  print: string;
}

export const PRINT_LENGTH = 24;

const HALF_CHARACTER = /[\uD800-\uDFFF]/gu;

export const chapterStart = (chapterId: string): Place => ({ chapterId, offset: 0, print: '' });

/** The place at an offset of a chapter's text. A character cut in two at the print's end is left out of it. */
export const placeAt = (chapterId: string, text: string, offset: number): Place => ({
  chapterId,
  offset,
  print: text.slice(offset, offset + PRINT_LENGTH).replace(HALF_CHARACTER, ''),
});
