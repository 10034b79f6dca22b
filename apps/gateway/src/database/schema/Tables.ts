import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  AccountTable,
  IdentityTable,
  LoginCodeTable,
  MembershipTable,
  SessionTable,
  TicketTable,
} from './accountTables.ts';
import type { Flag } from './Flag.ts';
import type {
  AutoBuyTable,
  BeanBalanceTable,
  EntitlementTable,
  IdempotencyTable,
  LedgerEntryTable,
  PurchaseTable,
  TicketUseTable,
  TopUpOrderTable,
  TopUpProductTable,
} from './moneyTables.ts';
import type { ItemTable } from './itemTable.ts';
import type { FeedbackTable } from './feedbackTable.ts';
import type { GiftClaimTable, MembershipPlanTable } from './memberTables.ts';
import type { BookVisitsTable } from './bookVisitsTable.ts';
import type { OwnSpaceBookTable, OwnSpaceLeftoverTable } from './ownSpaceTables.ts';
import type { RestoreCopyTable, RestorePieceTable } from './restoreCopyTables.ts';
import type { ReadingDayTable, ReadingDiaryTable } from './readingDayTables.ts';
import type { BookColumnTable, ShelfDeviceTable, ShelfEntryTable } from './shelfTables.ts';

// Columns named `…_at` are milliseconds since 1970 unless they say seconds.

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
  /** Percent that monthly members pay for a normal book; 100 is none. */
  extra_discount: Generated<number>;
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

export interface SearchGramTable {
  /** One or two characters of a book's texts, or `=` and a whole name. */
  gram: string;
  book_id: number;
  /** How much the place where it stands says about the book. */
  weight: number;
}

/** Where a row came from: the sample library may write its own rows anew, never those of readers. */
export type RowSource = 'sample' | 'reader';

export interface CommentTable {
  id: Generated<number>;
  book_id: number;
  source: RowSource;
  nickname: string;
  /** Empty where the reader has no picture. */
  avatar_url: string;
  text: string;
  /** Out of 10. */
  score: number | null;
  reply_count: number;
  like_count: number;
  published_at: number;
}

export interface LabelTable {
  id: string;
  /** CATEGORY, MAIN_LINE, PLOT, ROLE or STYLE. */
  group_key: string;
  /** 1 first category, 2 second category, 3 other. */
  label_type: number;
  name: string;
  position: number;
  /** JSON list: a book with one of these as its category or tag has the label. */
  words: string;
}

export interface QuestionTable {
  id: Generated<number>;
  source: RowSource;
  title: string;
  label_id: string;
  book_id: number;
  /** JSON list: other names of that book. */
  aliases: string;
  answer_count: number;
  published_at: number;
}

export interface PhraseTable {
  id: Generated<number>;
  source: RowSource;
  text: string;
  kind: string;
  book_id: number;
  heat: number;
}

export interface ReadingTimeTable {
  user_id: string;
  /** Of all reports together. */
  seconds: number;
  reported_at: number;
}

export interface EnergyProgressTable {
  user_id: string;
  book_id: number;
  chapter_id: number;
  /** 0 to 100. */
  percent: number;
  updated_at: number;
}

export interface CollectedEventTable {
  id: Generated<number>;
  kind: string;
  name: string;
  page: string;
  /** JSON. */
  fields: string;
  received_at: number;
}

/** Ids below it were given away once, though their rows may be gone. */
export interface IdFloorTable {
  name: 'book' | 'chapter';
  floor: number;
}

export interface Tables {
  id_floor: IdFloorTable;
  book: BookTable;
  chapter: ChapterTable;
  store_module: StoreModuleTable;
  search_gram: SearchGramTable;
  comment: CommentTable;
  label: LabelTable;
  question: QuestionTable;
  phrase: PhraseTable;
  reading_time: ReadingTimeTable;
  energy_progress: EnergyProgressTable;
  collected_event: CollectedEventTable;
  account: AccountTable;
  identity: IdentityTable;
  session: SessionTable;
  login_code: LoginCodeTable;
  membership: MembershipTable;
  ticket: TicketTable;
  bean_balance: BeanBalanceTable;
  ledger_entry: LedgerEntryTable;
  top_up_product: TopUpProductTable;
  top_up_order: TopUpOrderTable;
  purchase: PurchaseTable;
  auto_buy: AutoBuyTable;
  entitlement: EntitlementTable;
  ticket_use: TicketUseTable;
  idempotency: IdempotencyTable;
  shelf_entry: ShelfEntryTable;
  shelf_device: ShelfDeviceTable;
  annotation: ItemTable;
  shelf_group: ItemTable;
  text_bookmark: ItemTable;
  book_visits: BookVisitsTable;
  reading_diary: ReadingDiaryTable;
  reading_day: ReadingDayTable;
  own_space_book: OwnSpaceBookTable;
  own_space_leftover: OwnSpaceLeftoverTable;
  restore_copy: RestoreCopyTable;
  restore_piece: RestorePieceTable;
  book_column: BookColumnTable;
  membership_plan: MembershipPlanTable;
  gift_claim: GiftClaimTable;
  feedback: FeedbackTable;
}

export type BookRow = Selectable<BookTable>;
export type NewBook = Insertable<BookTable>;
export type ChapterRow = Selectable<ChapterTable>;
export type NewChapter = Insertable<ChapterTable>;
