export { aBook } from './aBook.ts';
export { aChapter } from './aChapter.ts';
export { aMember } from './aMember.ts';
