import { join } from 'node:path';

/** Which prefix a chapter's file lies under. */
export type ContentKind = 'free' | 'charge';

export const CONTENT_KINDS: readonly ContentKind[] = ['free', 'charge'];

/** Where a data folder keeps what it serves. */
export const contentFolders = (dataDir: string) => ({
  /** All books of one kind; the addresses of content are paths below it. */
  kind: (kind: ContentKind) => join(dataDir, 'content', kind),
  /** All revisions of a book. */
  book: (kind: ContentKind, bookId: number) => join(dataDir, 'content', kind, String(bookId)),
  revision: (kind: ContentKind, bookId: number, revision: number) =>
    join(dataDir, 'content', kind, String(bookId), String(revision)),
  /** Work in progress; nothing in it is ever served. */
  staging: () => join(dataDir, 'staging'),
  covers: () => join(dataDir, 'covers'),
});

/** Path of a chapter's file below its kind's folder, as `content_file` keeps it. */
export const contentFile = (bookId: number, revision: number, chapterId: number): string =>
  `${bookId}/${revision}/${chapterId}.json`;

/** Path of a picture below the free content's folder: what `src` says in stored markup. */
export const pictureFile = (bookId: number, revision: number, name: string): string =>
  `${bookId}/${revision}/img/${name}`;
