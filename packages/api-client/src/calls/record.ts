import type { AccountRecords, BoughtBook, RecordPage } from '@shuye/core-domain/purchase';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireBeans, wireFlag, wireId, wireList, wireNullable, wireNumber, wirePrice, wireText } from './wire/fields.ts';
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

/** Of a book that is closed to all but its buyers, that its cover does not open, and a chapter that does [LOCK-05, LOCK-22]. */
const wireBoughtBook = v.object({
  ...wireBookBrief.entries,
  coverIsOpen: v.optional(wireFlag, true),
  chapterId: wireNullable(wireId),
});

function toBoughtBook({ coverIsOpen, chapterId, ...brief }: v.InferOutput<typeof wireBoughtBook>): BoughtBook {
  return { ...toBookBrief(brief), ...(!coverIsOpen && { closed: chapterId === undefined ? {} : { chapterId } }) };
}

/** Books of which the account bought chapters or the whole, the latest first [API-67] [RECORD-05] (D-183). */
export const boughtBooks = defineCall({
  ...spend,
  name: 'boughtBooks',
  path: '/openapi/boughtbooks/list',
  answer: v.object({ list: wireList(wireBoughtBook), totalPage }),
  toResult: ({ list, totalPage: totalPages }): RecordPage<BoughtBook> => ({
    records: list.map(toBoughtBook).filter(({ bookId }) => bookId !== ''),
    totalPages,
  }),
});
