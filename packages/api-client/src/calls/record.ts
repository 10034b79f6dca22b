import type { BookBrief } from '@shuye/core-domain/book';
import type { AccountRecords, RecordPage } from '@shuye/core-domain/purchase';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireBeans, wireFlag, wireList, wireNumber, wirePrice, wireText } from './wire/fields.ts';
import { recordRequest, toRecordRequest } from './wire/recordPage.ts';

const spend = {
  service: 'spend',
  method: 'POST',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: recordRequest,
  toRequest: toRecordRequest,
} as const;

const totalPage = v.nullish(wireNumber, 0);
const optionalText = v.nullish(wireText, '');

/** 充值记录: seconds, yuan, beans. */
const wireTopUp = v.object({ time: wireNumber, amount: wirePrice, beans: wireBeans, channel: optionalText });

/** 消费记录: seconds, beans of the balance, beans of tickets. */
const wireSpending = v.object({
  time: wireNumber,
  bookName: optionalText,
  chapterName: optionalText,
  beans: wireBeans,
  tickets: v.optional(wireBeans, 0),
  auto: v.optional(wireFlag, false),
});

/** Loads income and spending, a page of each [API-55] (D-182). */
export const accountRecords = defineCall({
  ...spend,
  name: 'accountRecords',
  path: '/openapi/consumespay/list',
  answer: v.object({
    spay: v.nullish(v.object({ records: wireList(wireTopUp), totalPage }), {}),
    spend: v.nullish(v.object({ records: wireList(wireSpending), totalPage }), {}),
  }),
  toResult: ({ spay, spend: spent }): AccountRecords => ({
    topUps: {
      totalPages: spay.totalPage,
      records: spay.records.map(({ time, amount, beans, channel }) => ({
        at: time,
        amountYuan: amount,
        beans,
        channel,
      })),
    },
    spendings: {
      totalPages: spent.totalPage,
      records: spent.records.map(({ time, bookName, chapterName, beans, tickets, auto }) => ({
        at: time,
        title: bookName,
        chapterTitle: chapterName,
        beans,
        ticketBeans: tickets,
        isAutomatic: auto,
      })),
    },
  }),
});

/** Books of which the account bought chapters or the whole, the latest first [API-67] [RECORD-05] (D-183). */
export const boughtBooks = defineCall({
  ...spend,
  name: 'boughtBooks',
  path: '/openapi/boughtbooks/list',
  answer: v.object({ list: wireList(wireBookBrief), totalPage }),
  toResult: ({ list, totalPage: totalPages }): RecordPage<BookBrief> => ({
    records: list.map(toBookBrief).filter(({ bookId }) => bookId !== ''),
    totalPages,
  }),
});
