/** One piece of a chapter's text: most chapters have one, some several, each free or charged by itself (D-075). */
export interface ContentPart {
  suffix: string;
  isFree: boolean;
}

/** `index` counts from 0 in the flattened list, `level` in the table of contents from 1; `updatedAt` is in seconds. */
export interface Chapter {
  chapterId: string;
  title: string;
  index: number;
  /** Always `index + 1` (D-070). */
  ordinal: number;
  isFree: boolean;
  isBought: boolean;
  beanPrice: number;
  originalPrice?: number;
  wordCount: number;
  updatedAt: number;
  level: number;
  parts: readonly ContentPart[];
  previewSuffix?: string;
}

/** A group of chapters: `firstIndex` is where it starts in the flattened list. */
export interface Volume {
  title: string;
  firstIndex: number;
}

/** Where content files lie: a suffix is put behind one of these. */
export interface ContentPrefixes {
  free: string;
  charge: string;
  preview?: string;
}

export interface ChapterList {
  bookId: string;
  chapters: readonly Chapter[];
  /** Empty for a book of a single volume. */
  volumes: readonly Volume[];
  prefixes: ContentPrefixes;
}

/** A chapter's text, ready to be laid out: paragraphs of plain text, or markup with its own style for an epub. */
export type ChapterContent = { kind: 'text'; text: string } | { kind: 'markup'; markup: string; css: string };
