import { anAccount } from '../anAccount.ts';
import type { Answers } from '../fakeServer.ts';
import { aWireBook, wireChapterList, wireChapters } from '../wire.ts';

const NOW_S = 1_790_000_000;
const DAY_S = 86_400;
const PAGE_SIZE = 100;

/** Nine digits, as no sample account has them. */
export const NINE_DIGITS = 987_654_321;
const LONG_TITLE = '一个有三十二个字的书名：山中灯火与雪夜里的来客以及他们后来的故事';

export interface Held {
  /** The length of each list: records, tickets, books. */
  count: number;
  /** Beans of the balance, and of each price, record and ticket. */
  beans: number;
}

const ticket = (at: number, beans: number) => ({
  beanId: String(at + 1),
  beanName: at % 2 === 0 ? `${beans}书豆豆券` : '新人豆券：一张名字有些长的豆券',
  amount: beans + 1,
  balance: beans,
  expiredTime: NOW_S + DAY_S,
  status: 1,
});

const spending = (at: number, beans: number) => ({
  time: NOW_S - at * 60,
  bookName: at % 2 === 0 ? LONG_TITLE : '山中灯火',
  chapterName: `第${at + 1}章 雪夜里的来客 等20章`,
  beans,
  tickets: beans,
  auto: at % 2 === 0 ? (1 as const) : (0 as const),
});

const topUp = (at: number, beans: number) => ({
  time: NOW_S - at * 60,
  amount: beans / 100,
  beans,
  channel: '网页收银台',
});

const bought = (at: number) => ({
  bookId: String(700_000 + at),
  bookName: at % 2 === 0 ? LONG_TITLE : `买过的第${at + 1}本书`,
  authorName: '佚名',
  desc: '一座山，一盏灯，一个等着天亮的人。',
  category: '小说',
  status: 1,
  wordCount: 123_456,
});

const plan = (monthId: string, monthType: number, price: number) => ({
  monthId,
  month: 12,
  monthType,
  price,
  oriPrice: price + 1,
  givenType: 1,
  givenAmount: price,
  name: '超级会员·一百二十个月',
});

/** A server whose reader has so much of everything. */
export function moneyAnswers({ count, beans }: Held): Answers {
  const totalPage = Math.ceil(count / PAGE_SIZE);
  const listOf = <T>(item: (at: number, beans: number) => T) => ({
    list: ({ pageIndex }: Readonly<Record<string, unknown>>): T[] => {
      const from = (Number(pageIndex ?? 1) - 1) * PAGE_SIZE;
      return Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, count - from)) }, (_, at) => item(from + at, beans));
    },
  });
  const all = Array.from({ length: count }, (_, at) => ticket(at, beans));
  const offer = {
    beanInfo: all,
    beanIds: all.slice(0, 1).map(({ beanId }) => beanId),
    curPrice: beans,
    discount: 80,
    userInfo: { balance: beans },
  };
  return {
    ...anAccount({ beans, tickets: count, superType: 3, superEndsIn: -DAY_S }),
    collectEvents: {},
    topUpProducts: {
      products: [1, 6, beans].map((each, at) => ({ id: `${at}`, price: each / 10, beans: each, tag: '推荐' })),
    },
    bookInfo: ({ bookId }) => ({
      ...aWireBook(bookId === '1027' ? { payMode: '1', price: beans } : {}),
      bookName: LONG_TITLE,
    }),
    chapterList: wireChapterList([
      '',
      wireChapters(40).map((each) => ({ ...each, chapterPrice: each.isFreeRead ? 0 : beans })),
    ]),
    buyChapter: offer,
    buyBook: offer,
    membershipOffer: { beanInfo: all, monthInfo: [plan('1', 0, 150), plan('2', 0, beans), plan('4', 1, beans)] },
    listAutoBuys: {
      list: Array.from({ length: Math.min(count, 20) }, (_, at) => ({
        bookId: String(1001 + at),
        bookName: at % 2 === 0 ? LONG_TITLE : '山中灯火',
        chapterLimit: beans,
        dayLimit: beans,
        spentToday: beans,
      })),
    },
    listLogins: {
      logins: Array.from({ length: Math.min(count, 60) + 1 }, (_, at) => ({
        device: at % 2 === 0 ? 'iPhone · Safari' : 'Windows · 一个名字很长的浏览器和它的版本',
        beganAt: NOW_S * 1000 - at * 3_600_000,
        isOwn: at === 0,
      })),
    },
    accountRecords: (fields) => ({
      spay: { records: listOf(topUp).list(fields), totalPage },
      spend: { records: listOf(spending).list(fields), totalPage },
    }),
    boughtBooks: (fields) => ({ list: listOf(bought).list(fields), totalPage }),
    ticketList: (fields) => ({ beanList: listOf(ticket).list(fields), totalPage }),
  };
}
