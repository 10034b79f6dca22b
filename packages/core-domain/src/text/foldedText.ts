/** A text as a search among a reader's own things compares it: letters of either case and full-width ones are the same; blanks say nothing. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
