export { writeReaderFile } from './ReaderFile.ts';
export type { ReaderFile } from './ReaderFile.ts';
export { parsePlaces, parseReaderFile } from './parseReaderFile.ts';
export type { FileFault } from './parseReaderFile.ts';
export { importAnnotations, importShelf, mergePlaces } from './importFile.ts';
