import type { RecordPage } from './RecordPage.ts';

export interface TopUpRecord {
  at: number;
  amountYuan: number;
  beans: number;
  channel: string;
}

export interface SpendRecord {
  at: number;
  title: string;
  chapterTitle: string;
  beans: number;
  ticketBeans: number;
  isAutomatic: boolean;
}

/** What came in and what went out, each with pages of its own; times in seconds [ENT-33] (D-182). */
export interface AccountRecords {
  topUps: RecordPage<TopUpRecord>;
  spendings: RecordPage<SpendRecord>;
}
