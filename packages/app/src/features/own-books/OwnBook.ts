/** The texts of its chapters lie beside it on the device. */
export interface OwnBook {
  bookId: string;
  /** The account that brought it; '' where a guest did, whose books anybody sees who reads here. */
  owner: string;
  /** Names this edition's texts and pictures: a book that is brought again gets new ones before the old ones go. */
  edition: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  /** Characters. */
  wordCount: number;
  addedAtMs: number;
  chapters: readonly OwnChapter[];
  volumes: readonly { title: string; firstIndex: number }[];
  cover?: Blob;
}

export interface OwnChapter {
  chapterId: string;
  title: string;
  wordCount: number;
  /** Depth in the table of contents, from 1. */
  level: number;
}
