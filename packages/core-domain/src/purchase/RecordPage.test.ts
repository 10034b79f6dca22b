import { expect, it } from 'vitest';
import type { AccountRecords } from './AccountRecords.ts';
import { nextRecordPage, RECORD_PAGE_SIZE } from './RecordPage.ts';

it.each([
  [0, 3, 1],
  [2, 3, 3],
  [3, 3, undefined],
  [4, 3, undefined],
  [0, 0, undefined],
])('after %s of %s pages loads page %s [RECORD-02] [CONST-78]', (loaded, total, next) => {
  expect(RECORD_PAGE_SIZE).toBe(100);
  expect(nextRecordPage(loaded, total)).toBe(next);
});

it('keeps top-ups and spendings as two lists with pages of their own [ENT-33] [RECORD-01]', () => {
  const records: AccountRecords = {
    topUps: { records: [{ at: 1_790_000_000, amountYuan: 6, beans: 60, channel: '支付宝' }], totalPages: 1 },
    spendings: {
      records: [
        { at: 1_790_000_000, title: '山中灯火', chapterTitle: '第20章', beans: 6, ticketBeans: 4, isAutomatic: false },
      ],
      totalPages: 2,
    },
  };
  expect(nextRecordPage(1, records.topUps.totalPages)).toBeUndefined();
  expect(nextRecordPage(1, records.spendings.totalPages)).toBe(2);
});
