export { chapterBeginning } from './chapterBeginning.ts';
export { decodeChapter, encodeChapter, MAX_ENCODED_LENGTH } from './decodeChapter.ts';
export { markupLines } from './markupLines.ts';
export { parseStoredChapter } from './StoredChapter.ts';
export type { StoredChapter } from './StoredChapter.ts';
