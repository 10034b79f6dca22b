/** What readers keep in spaces of their own lies below it, and is given to nobody else. */
export const SPACES = 'spaces';

/** All pieces of one upload; the name says nothing of its reader. */
export const uploadFolder = (upload: string): string => `${SPACES}/${upload}`;

/** Name of one piece, from 0. */
export const pieceFile = (upload: string, ordinal: number): string => `${uploadFolder(upload)}/${ordinal}.bin`;
