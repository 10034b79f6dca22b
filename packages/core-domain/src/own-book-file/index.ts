export { createContentHash } from './createContentHash.ts';
export { createOwnBookReader } from './createOwnBookReader.ts';
export type { OwnBookReader } from './createOwnBookReader.ts';
export {
  DamagedOwnBook,
  MAX_OWN_BOOK,
  maxUnpacked,
  OWN_BOOK_PIECE,
  ownBookPieces,
  ownBookPieceSize,
} from './OwnBookFile.ts';
export type { OwnBookFacts, OwnBookPart, OwnChapterFacts, OwnPicture } from './OwnBookFile.ts';
export { ownBookLines } from './ownBookLines.ts';
export { isOwnBookId, MAX_OWN_TITLE } from './parseOwnBookLine.ts';
