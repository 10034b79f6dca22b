/** The part that a worker of a browser may load, since it needs no module of Node. */
export { ImportFailure } from './ImportFailure.ts';
export type { ImportedBook } from './ImportedBook.ts';
export { parseBook } from './parseBook.ts';
export { blobSource } from './source/blobSource.ts';
export { parseHeadingPattern } from './txt/parseHeadingPattern.ts';
