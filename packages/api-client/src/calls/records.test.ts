import { RECORD_PAGE_SIZE } from '@shuye/core-domain/purchase';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from './index.ts';

const { accountRecords, boughtBooks, ticketList } = calls;

describe('tickets, records and bought books', () => {
  it.each([ticketList, accountRecords, boughtBooks])(
    '$name asks for pages of 100, from 1 [RECORD-03] [TICKET-01]',
    (call) => {
      expect(RECORD_PAGE_SIZE).toBe(100);
      expect(call.toRequest({})).toEqual({ pageIndex: 1, pageCount: 100 });
      expect(call.toRequest({ page: 7 })).toEqual({ pageIndex: 7, pageCount: 100 });
    },
  );

  it('reads tickets, with numbers as text [API-54] (D-180)', () => {
    const ticket = { beanId: 7, beanName: '豆券', amount: '10', balance: 3, expiredTime: '99', status: 1 };
    expect(ticketList.toResult(v.parse(ticketList.answer, { beanList: [ticket], totalPage: '2' }))).toEqual({
      records: [{ beanId: '7', name: '豆券', amount: 10, balance: 3, expiresAt: 99, status: 1 }],
      totalPages: 2,
    });
  });

  it('reads what came in and what went out, each with its own pages [API-55] [RECORD-02] (D-182)', () => {
    const answer = {
      spay: { records: [{ time: 9, amount: 6, beans: 60, channel: '网页收银台' }], totalPage: 3 },
      spend: { records: [{ time: 8, bookName: '山', chapterName: '一', beans: 5, tickets: 2, auto: 1 }], totalPage: 1 },
    };
    expect(accountRecords.toResult(v.parse(accountRecords.answer, answer))).toEqual({
      topUps: { totalPages: 3, records: [{ at: 9, amountYuan: 6, beans: 60, channel: '网页收银台' }] },
      spendings: {
        totalPages: 1,
        records: [{ at: 8, title: '山', chapterTitle: '一', beans: 5, ticketBeans: 2, isAutomatic: true }],
      },
    });
  });

  it('reads bought books [API-67] [RECORD-05] (D-183)', () => {
    const answer = { list: [{ bid: 7, bookName: '山' }, { bookName: '无' }], totalPage: 1 };
    const { records, totalPages } = boughtBooks.toResult(v.parse(boughtBooks.answer, answer));
    expect([records.map(({ bookId, title }) => [bookId, title]), totalPages]).toEqual([[['7', '山']], 1]);
  });

  it('reads which bought books open in the reader alone, and at which chapter [API-67] [LOCK-05, LOCK-22] (D-183)', () => {
    const list = [
      { bid: 7, coverIsOpen: 0, chapterId: 71 },
      { bid: 8, coverIsOpen: 0 },
      { bid: 9, coverIsOpen: 1 },
    ];
    const { records } = boughtBooks.toResult(v.parse(boughtBooks.answer, { list }));
    expect(records.map(({ closed }) => closed)).toEqual([{ chapterId: '71' }, {}, undefined]);
  });

  it.each([ticketList, accountRecords, boughtBooks])('$name lives with lists that are left out', (call) => {
    expect(JSON.stringify(call.toResult(v.parse(call.answer, {}) as never))).toContain('"totalPages":0');
  });
});
