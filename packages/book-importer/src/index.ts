export { ImportFailure } from './ImportFailure.ts';
export type { ImportedBook, ImportedChapter, ImportedFile, OutlineEntry } from './ImportedBook.ts';
export { isUnpackedEpub, openBook, type OpenedBook } from './openBook.ts';
export { drawCover } from './cover/drawCover.ts';
export { safePicture } from './epub/clean/safePicture.ts';
export type { ByteSource } from './source/ByteSource.ts';
export { hashText } from './cover/hashText.ts';
export { bytesSource } from './source/bytesSource.ts';
export { countWords } from './txt/countWords.ts';
