import type { RecordPage } from './RecordPage.ts';

export interface TopUpRecord {
  /** Seconds. */
  at: number;
  amountYuan: number;
  beans: number;
  /** How it was paid, as the server names it. */
  channel: string;
}

export interface SpendRecord {
  /** Seconds. */
  at: number;
  title: string;
  chapterTitle: string;
  beans: number;
  /** Beans paid by tickets. */
  ticketBeans: number;
}

/** What came in and what went out, each with pages of its own [ENT-33] (D-182). */
export interface AccountRecords {
  topUps: RecordPage<TopUpRecord>;
  spendings: RecordPage<SpendRecord>;
}
