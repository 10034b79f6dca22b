/** A picture that is not higher, px, and stands among words is a character that fonts lack, or a mark. */
const HIGHEST_MARK = 64;

const LINE_OF = 'p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, blockquote, div';

const standsAmongWords = (picture: Element): boolean => /[^\s\u2060]/.test(picture.closest(LINE_OF)?.textContent ?? '');

/** `markLinePictures` has read it in the book's css; a picture that leads to a note is its mark. */
const IN_LINE = '[data-picture="line"], [data-note="ref"] *';

/** Whether a picture is part of a line of text; others stand on their own. One of unknown size does. */
export const isInline = (picture: HTMLImageElement): boolean =>
  picture.width > 0 &&
  picture.height > 0 &&
  (picture.height <= HIGHEST_MARK || picture.matches(IN_LINE)) &&
  standsAmongWords(picture);
