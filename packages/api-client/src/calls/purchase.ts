import {
  buyErrors,
  DEFAULT_DISCOUNT,
  PurchaseAct,
  type BatchSize,
  type PurchaseOffer,
} from '@shuye/core-domain/purchase';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toTicket, wireTicket } from './wire/beanTicket.ts';
import { wireBeans, wireId, wireList, wireNumber, wireText } from './wire/fields.ts';

/** Refused because beans and tickets do not suffice; the server's own text is shown, since the documents map none. */
export const NOT_ENOUGH_BEANS = 4020;
export const UNUSABLE_TICKET = 4021;

/** Refused because the price has changed; the server's text names the present one. */
export const PRICE_CHANGED = 4022;

/**
 * Refused because the reader has not agreed to automatic purchases of the book, or the terms do not cover this chapter.
 */
export const AUTO_BUY_OFF = 4023;
export const BEYOND_TERMS = 4024;

const sender = { imei: v.optional(wireText), tk: v.optional(wireText) };

/** Ids of tickets, joined by commas; the tickets that pay are those named here. */
const beanIds = v.optional(v.pipe(wireText, v.regex(/^[0-9A-Za-z-]{1,40}(?:,[0-9A-Za-z-]{1,40}){0,99}$/)));

/** Beans that the page showed, before tickets: nothing is bought at another price. Left out, whatever it costs is paid. */
const price = v.optional(wireBeans);

const act = v.picklist([PurchaseAct.Ask, PurchaseAct.Buy]);

const chapterAct = v.picklist(Object.values(PurchaseAct));

/** All purchases have this answer [BUY-05]. */
const answer = v.object({
  beanInfo: wireList(wireTicket),
  beanIds: wireList(wireId),
  curPrice: wireBeans,
  discount: v.optional(wireNumber, DEFAULT_DISCOUNT),
  userInfo: v.object({ balance: wireBeans }),
});

const toOffer = ({
  beanInfo,
  beanIds: proposedBeanIds,
  curPrice,
  discount,
  userInfo,
}: v.InferOutput<typeof answer>): PurchaseOffer => ({
  beanPrice: curPrice,
  discountPercent: discount,
  tickets: beanInfo.map(toTicket),
  proposedBeanIds,
  beanBalance: userInfo.balance,
});

/** The mapped texts stand in the place of the server's [BUY-10]. */
const errorMessages = Object.fromEntries(Object.entries(buyErrors).map(([code, { message }]) => [code, message]));

const common = {
  401: 'the book was taken down',
  402: 'the book is not sold any more',
  403: 'the book is open to those who bought it, and sold to nobody else',
  404: 'there is no such book',
  405: 'the reader has the whole book',
  409: 'the price is above what may be bought at once',
  410: 'the account buys more often than a reader can',
  999: 'the account is buying the same thing at this moment',
  [NOT_ENOUGH_BEANS]: 'the balance does not cover the price',
  [UNUSABLE_TICKET]: 'a chosen ticket is used, expired or not the account’s',
  [PRICE_CHANGED]: 'the price is not the one that was shown',
};

export interface Buying {
  /** Only asks the price, or buys (D-176). */
  act: Exclude<PurchaseAct, 'auto'>;
  ticketIds?: readonly string[] | undefined;
  /** Beans that the page shows, before tickets. */
  beanPrice?: number | undefined;
}

const joined = (ids: readonly string[] = []) => (ids.length > 0 ? { beanIds: ids.join(',') } : {});

/** One chapter [API-15]. */
export const buyChapter = defineCall({
  name: 'buyChapter',
  service: 'spend',
  method: 'POST',
  path: '/openapi/buy/index',
  body: 'form',
  sign: 'required',
  effect: 'keyed',
  userField: 'user_id',
  request: { bookId: wireId, chapterId: wireId, act: chapterAct, price, beanIds, ...sender },
  toRequest: ({
    bookId,
    chapterId,
    act: doing,
    ticketIds,
    beanPrice,
  }: Omit<Buying, 'act'> & { bookId: string; chapterId: string; act: PurchaseAct }) => ({
    bookId,
    chapterId,
    act: doing,
    price: beanPrice,
    ...joined(ticketIds),
  }),
  refusals: {
    ...common,
    432: 'the reader has the chapter',
    433: 'there is no such chapter for sale',
    [AUTO_BUY_OFF]: 'the reader does not have chapters of the book bought by themselves',
    [BEYOND_TERMS]: 'the chapter costs more than the reader agreed to, by itself or for this day',
  },
  errorMessages,
  answer,
  toResult: toOffer,
});

/** The whole book [API-16]. */
export const buyBook = defineCall({
  name: 'buyBook',
  service: 'spend',
  method: 'POST',
  path: '/openapi/fullbuy/index',
  body: 'form',
  sign: 'required',
  effect: 'keyed',
  userField: 'user_id',
  request: { bookId: wireId, act, price, beanIds, ...sender },
  toRequest: ({ bookId, act: doing, ticketIds, beanPrice }: Buying & { bookId: string }) => ({
    bookId,
    act: doing,
    price: beanPrice,
    ...joined(ticketIds),
  }),
  refusals: { ...common, 442: 'the book is sold by the chapter' },
  errorMessages,
  answer,
  toResult: toOffer,
});

/** Chapters from one on, 10, 20, 50 or the rest; it carries no `act` and always buys [API-17] (D-177). */
export const buyChapters = defineCall({
  name: 'buyChapters',
  service: 'spend',
  method: 'POST',
  path: '/openapi/chapterbatchbuy/index',
  body: 'form',
  sign: 'required',
  effect: 'keyed',
  userField: 'user_id',
  request: { bookId: wireId, chapterId: wireId, num: v.optional(wireText), price, beanIds, ...sender },
  toRequest: ({
    bookId,
    fromChapterId,
    size,
    ticketIds,
    beanPrice,
  }: Pick<Buying, 'ticketIds' | 'beanPrice'> & { bookId: string; fromChapterId: string; size: BatchSize }) => ({
    bookId,
    chapterId: fromChapterId,
    num: String(size),
    price: beanPrice,
    ...joined(ticketIds),
  }),
  refusals: {
    ...common,
    432: 'the reader has all of the chapters',
    433: 'there is no such chapter for sale',
    442: 'chapters are not sold by that number',
  },
  errorMessages,
  answer,
  toResult: toOffer,
});
