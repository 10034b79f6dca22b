import type { RecordPage } from './RecordPage.ts';

/** 充值记录. */
export interface TopUpRecord {
  /** Seconds. */
  at: number;
  amountYuan: number;
  beans: number;
  /** How it was paid, as the server names it. */
  channel: string;
}

/** 消费记录. */
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
