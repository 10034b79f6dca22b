import type { OrderPayMode } from '@shuye/core-domain/host';
import type { Generated } from 'kysely';
import type { Flag } from './Flag.ts';

/** Beans of an account; always the sum of its ledger entries. */
export interface BeanBalanceTable {
  user_id: string;
  /** Never below 0: the table refuses it. */
  beans: number;
}

/** Two entries a movement, which sum to 0; never changed, never removed. */
export interface LedgerEntryTable {
  /** What moved the beans, once: the other side's name and the reference of the order, purchase or gift. */
  movement: string;
  /** `user:<id>`, or one of the product's own accounts. */
  account: string;
  /** Below 0 where they leave the account. */
  beans: number;
  at: number;
}

export interface TopUpProductTable {
  id: string;
  /** Hundredths of a yuan. */
  price_fen: number;
  beans: number;
  /** A word on the tile; empty without one. */
  tag: string;
  /** Place in the list, from 1. */
  position: number;
  /** Off the list: no order takes it any more. */
  is_listed: 0 | 1;
}

export interface TopUpOrderTable {
  /** Random, so that it cannot be guessed. */
  order_no: string;
  user_id: string;
  product_id: string;
  price_fen: number;
  beans: number;
  pay_mode: OrderPayMode;
  /** The number by which a host's bridge pays it. */
  trade_no: string;
  /** Where the cashier sends the browser afterwards; empty for a bridge. */
  return_url: string;
  /** 0 pending, 5 paid, 6 closed (D-164). */
  status: number;
  /** Why a payment for it was not taken, for the operator; empty where none was refused. */
  flag: string;
  /** The provider's own number of the payment; empty until it is paid. */
  payment_id: string;
  created_at: number;
  paid_at: number | null;
}

type PurchaseKind = 'chapter' | 'chapters' | 'book' | 'membership';

/** What was bought, in the words of that day: the record stays readable when the book is gone. */
export interface PurchaseTable {
  id: string;
  user_id: string;
  kind: PurchaseKind;
  /** Null for a membership. */
  book_id: number | null;
  /** Of the book, or of the membership. */
  title: string;
  /** Of the first chapter; empty for a whole book. */
  chapter_title: string;
  chapter_count: number;
  /** Price in beans: what the balance and the tickets paid together. */
  price: number;
  paid_beans: number;
  paid_by_tickets: number;
  /** Bought by itself, on the terms that the reader had agreed to. */
  is_automatic: Generated<Flag>;
  created_at: number;
}

/** The terms on which chapters of a book are bought as their reader comes to them. */
export interface AutoBuyTable {
  user_id: string;
  book_id: number;
  /** Beans, before tickets, that one chapter may cost. */
  chapter_limit: number;
  /** Beans of the balance that one day in Shanghai may cost. */
  day_limit: number;
  created_at: number;
}

/** What a reader owns: one row an account and thing, so that nothing is paid twice. */
export interface EntitlementTable {
  user_id: string;
  book_id: number;
  /** 0 stands for the whole book. */
  chapter_id: number;
  purchase_id: string;
  created_at: number;
}

export interface TicketUseTable {
  ticket_id: string;
  purchase_id: string;
  /** Beans that it paid; what it held beyond them is lost (D-181). */
  beans: number;
}

/** The answers of changes that may be repeated. */
export interface IdempotencyTable {
  user_id: string;
  /** As the client drew it. */
  key: string;
  /** Of the call and its content. */
  print: string;
  /** JSON. */
  answer: string;
  created_at: number;
  /** Null for ever, as for everything that was paid. */
  expires_at: number | null;
}
