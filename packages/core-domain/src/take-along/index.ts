export { writeReaderFile } from './ReaderFile.ts';
export type { ReaderFile } from './ReaderFile.ts';
export { parseBookmarks, parsePlaces, parseReaderFile } from './parseReaderFile.ts';
export type { FileFault } from './parseReaderFile.ts';
export { importAnnotations, importShelf, mergeBookmarks, mergePlaces } from './importFile.ts';
