import type { Generated, Insertable, Selectable } from 'kysely';

/** 0 or 1: the one spelling of a truth that SQLite and PostgreSQL share. */
export type Flag = 0 | 1;

export interface BookTable {
  id: Generated<number>;
  /** What makes two imports the same book: title and author, normalised; or a name given by the importer. */
  source_key: string;
  title: string;
  author: string;
  description: string;
  category: string;
  /** JSON list of texts. */
  tags: string;
  /** JSON list of names. */
  heroes: string;
  /** 1 standard, 2 epub. */
  format: number;
  status: 'ongoing' | 'finished';
  top_class: number;

  pay_mode: string;
  /** Beans: of the whole book, or of a thousand characters. */
  bean_price: number;
  discount: number;
  is_monthly: Flag;
  free_stack: number;
  /** Seconds. */
  limited_free_end: number | null;

  list_open: Flag;
  cover_open: Flag;
  read_open: Flag;
  buy_open: Flag;
  hidden: Flag;
  taken_down: Flag;
  forbids_listening: Flag;
  recommendable: Flag;

  score: number | null;
  reviewer_count: number;
  reader_count: number;
  popularity: number;

  /** Characters without white space. */
  word_count: number;
  chapter_count: number;
  /** File name in the covers folder. */
  cover_file: string;
  /** Folder of the content files that are in force. */
  revision: number;
  /** JSON: what the importer knows of the source (file, encoding, warnings). */
  source: string;
  /** Milliseconds. */
  created_at: number;
  updated_at: number;
}

export interface ChapterTable {
  id: Generated<number>;
  book_id: number;
  /** From 1. */
  ordinal: number;
  title: string;
  /** From 1; chapters of one volume share it. */
  volume: number;
  volume_title: string;
  /** Depth in the table of contents, from 1. */
  level: number;
  words: number;
  is_free: Flag;
  bean_price: number;
  /** Path below `content/free` or `content/charge`. */
  content_file: string;
  /** Milliseconds. */
  updated_at: number;
}

export interface StoreModuleTable {
  id: Generated<number>;
  page: string;
  /** Place on the page, from 1. */
  position: number;
  template: string;
  title: string;
  /** JSON of a `ModulePlan`: what the module shows and where it leads. */
  plan: string;
}

export interface Tables {
  book: BookTable;
  chapter: ChapterTable;
  store_module: StoreModuleTable;
}

export type BookRow = Selectable<BookTable>;
export type NewBook = Insertable<BookTable>;
export type ChapterRow = Selectable<ChapterTable>;
export type NewChapter = Insertable<ChapterTable>;
