export { chapterOfSpot, isSameBook } from './matchBook.ts';
export { parsePeerFiles } from './parsePeerFiles.ts';
export type { ParsedPeerFiles } from './parsePeerFiles.ts';
export { peerFile } from './peerFile.ts';
export type { FoundBook } from './peerFile.ts';
export type { Peer, PeerBook, PeerExport } from './PeerExport.ts';
