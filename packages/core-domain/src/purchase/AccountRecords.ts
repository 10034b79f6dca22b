import type { RecordPage } from './RecordPage.ts';

export interface TopUpRecord {
  /** Seconds. */
  at: number;
  amountYuan: number;
  beans: number;
  channel: string;
}

export interface SpendRecord {
  /** Seconds. */
  at: number;
  title: string;
  chapterTitle: string;
  beans: number;
  ticketBeans: number;
  /** Bought by itself, as its reader had agreed to. */
  isAutomatic: boolean;
}

/** What came in and what went out, each with pages of its own [ENT-33] (D-182). */
export interface AccountRecords {
  topUps: RecordPage<TopUpRecord>;
  spendings: RecordPage<SpendRecord>;
}
