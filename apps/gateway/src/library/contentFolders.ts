/** Which prefix a chapter's file lies under. */
export type ContentKind = 'free' | 'charge';

export const CONTENT_KINDS: readonly ContentKind[] = ['free', 'charge'];

export const contentFolders = {
  /** All books of one kind; the addresses of content are paths below it. */
  kind: (kind: ContentKind) => `content/${kind}`,
  book: (kind: ContentKind, bookId: number) => `content/${kind}/${bookId}`,
  revision: (kind: ContentKind, bookId: number, revision: number) => `content/${kind}/${bookId}/${revision}`,
  covers: 'covers',
} as const;

/** Path of a chapter's file below its kind's folder, as `content_file` keeps it. */
export const contentFile = (bookId: number, revision: number, chapterId: number): string =>
  `${bookId}/${revision}/${chapterId}.json`;

/** Path of a picture below the free content's folder: what `src` says in stored markup. */
export const pictureFile = (bookId: number, revision: number, name: string): string =>
  `${bookId}/${revision}/img/${name}`;

export const chapterFile = (kind: ContentKind, path: string): string => `${contentFolders.kind(kind)}/${path}`;

export const coverFile = (name: string): string => `${contentFolders.covers}/${name}`;
