/** Belongs to the character before it: marks, selectors, joiners, skin tones and the tags of flags. */
const CONTINUES = /^(?:[\p{M}\u200D\u{E0020}-\u{E007F}]|[\u{1F3FB}-\u{1F3FF}])/u;
/** A pair, and what a joiner leads on to. */
const TOGETHER = /^[\uD800-\uDBFF][\uDC00-\uDFFF]|^\u200D/;
/** Of regional letters each two are one flag. */
const WHOLE_FLAGS = /(?:^|[^\u{1F1E6}-\u{1F1FF}])(?:[\u{1F1E6}-\u{1F1FF}]{2})+$/u;

/** Whether an offset, in UTF-16 units, stands within one character as readers see it: there no text is cut. */
export const isInsideCharacter = (text: string, at: number): boolean =>
  at > 0 &&
  at < text.length &&
  (TOGETHER.test(text.slice(at - 1, at + 1)) ||
    CONTINUES.test(text.slice(at, at + 2)) ||
    WHOLE_FLAGS.test(text.slice(0, at + 2)));
