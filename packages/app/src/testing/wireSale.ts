import { anAccount } from './anAccount.ts';
import type { Answers } from './fakeServer.ts';
import { aWireBook, wireChapterList, wireChapters } from './wire.ts';

/** What a chapter costs a reader who holds this many beans. */
export const wireOffer = (balance: number) => ({
  beanInfo: [],
  beanIds: [],
  curPrice: 12,
  discount: 100,
  userInfo: { balance },
});

export const aWirePlan = ({ month = 3, price = 30, name = '月' } = {}) => ({
  monthId: '1',
  month,
  monthType: 0,
  price,
  oriPrice: 250,
  givenType: 0,
  givenAmount: 0,
  name,
});

/** What the pages ask for that sell a book's chapters and memberships to a reader of so many beans. */
export const wireSale = (beans: number, plan = aWirePlan()) =>
  ({
    collectEvents: {},
    ...anAccount({ beans }),
    bookInfo: aWireBook(),
    chapterList: wireChapterList(['', wireChapters(16)]),
    loadResource: { data: { reader_option: {} } },
    membershipOffer: { beanInfo: [], monthInfo: [plan] },
  }) satisfies Answers;
