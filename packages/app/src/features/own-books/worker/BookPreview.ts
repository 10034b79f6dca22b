/** Describes a file as a book before anything of it is kept. */
export interface BookPreview {
  title: string;
  author: string;
  format: 'txt' | 'epub';
  /** A label of `TextDecoder`. */
  encoding: string;
  /** Characters that the encoding does not read. */
  unreadable: number;
  /** Chapters that the file lists and does not hold. */
  missing: number;
  /** Does any line head a chapter? Else the text is one, or cut by length. */
  hasHeadings: boolean;
  volumes: readonly string[];
  chapters: readonly { title: string; level: number; volume?: number }[];
  /** The first words of the first chapter: whether the encoding is right is seen at a glance. */
  sample: string;
}

export interface ImportSettings {
  encoding?: string | undefined;
  /** See `parseHeadingPattern`. */
  heading?: string | undefined;
}

export interface Keeping {
  title: string;
  author: string;
  owner: string;
  edition: string;
}

/**
 * `full`: the device has no room; `storage`: it keeps nothing; `lost`: the file cannot be read any more; `pattern`: the heading
 * is no pattern; `unavailable`: the worker did not start; `broken`: it died at its work. All others are an `ImportFailureReason`.
 */
export type ImportFault =
  | 'foreign'
  | 'too-large'
  | 'no-text'
  | 'unreadable'
  | 'protected'
  | 'damaged'
  | 'bomb'
  | 'full'
  | 'storage'
  | 'lost'
  | 'pattern'
  | 'unavailable'
  | 'broken';
