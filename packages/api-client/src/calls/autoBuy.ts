import { MAX_AUTO_BUYS, type AutoBuy, type AutoBuyTerms } from '@shuye/core-domain/auto-buy';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireBeans, wireId, wireList, wireText } from './wire/fields.ts';

/** Refused because the account has chapters of too many books bought by themselves. */
export const TOO_MANY_AUTO_BUYS = 4025;

const spend = { service: 'spend', method: 'POST', body: 'form', sign: 'required', userField: 'user_id' } as const;

/** Beans of a limit; 0 for both stops the automatic purchases of the book. */
const limit = v.pipe(wireBeans, v.maxValue(1_000_000));

/** The books whose chapters are bought as their reader comes to them, with the terms and what went for each today. */
export const listAutoBuys = defineCall({
  ...spend,
  name: 'listAutoBuys',
  path: '/openapi/autobuy/list',
  effect: 'read',
  request: {},
  toRequest: () => ({}),
  answer: v.object({
    list: wireList(
      v.object({
        bookId: wireId,
        bookName: v.nullish(wireText, ''),
        chapterLimit: wireBeans,
        dayLimit: wireBeans,
        spentToday: wireBeans,
      }),
    ),
  }),
  toResult: ({ list }): AutoBuy[] => list.map(({ bookName, ...terms }) => ({ ...terms, title: bookName })),
});

export const setAutoBuy = defineCall({
  ...spend,
  name: 'setAutoBuy',
  path: '/openapi/autobuy/set',
  request: { bookId: wireId, chapterLimit: limit, dayLimit: limit },
  toRequest: ({ bookId, terms }: { bookId: string; terms: AutoBuyTerms | undefined }) => ({
    bookId,
    chapterLimit: terms?.chapterLimit ?? 0,
    dayLimit: terms?.dayLimit ?? 0,
  }),
  refusals: {
    404: 'there is no such book',
    [TOO_MANY_AUTO_BUYS]: `an account has ${MAX_AUTO_BUYS} books bought by themselves`,
  },
  answer: v.object({}),
  toResult: () => undefined,
});
