import type { Page } from '@playwright/test';

/** Nine digits, as no sample account has them. */
export const NINE_DIGITS = 987_654_321;

const PAGE_SIZE = 100;
const DAY_S = 86_400;
const nowS = (): number => Math.floor(Date.now() / 1000);

export interface HeldRecords {
  /** Of each list: records, tickets, books. */
  count: number;
  /** Beans of the balance and of each record. */
  beans: number;
}

const spending = (at: number, beans: number) => ({
  time: nowS() - at * 60,
  bookName: '山中灯火',
  chapterName: `第${at + 1}章 雪夜里的来客`,
  beans,
  tickets: beans,
});

const topUp = (at: number, beans: number) => ({ time: nowS() - at * 60, amount: beans, beans, channel: '支付宝' });

const ticket = (at: number, beans: number) => ({
  beanId: String(at + 1),
  beanName: `新人豆券${at + 1}`,
  amount: beans + 1,
  balance: at % 3 === 1 ? 0 : beans,
  expiredTime: nowS() + (at % 3 === 2 ? -DAY_S : DAY_S),
  status: at % 3 === 1 ? 2 : 1,
});

const book = (at: number) => ({
  bookId: at === 0 ? '1001' : String(700_000 + at),
  bookName: `买过的第${at + 1}本书`,
  authorName: '佚名',
  desc: '一座山，一盏灯，一个等着天亮的人。',
  category: '小说',
  status: 1,
  wordCount: 123_456,
});

const memberInfo = () => ({
  monthlyInfo: { monthlyType: 2, expiredTime: nowS() + 4000 * DAY_S },
  superInfo: { superType: 3, expiredTime: nowS() - DAY_S },
  priorityInfo: {},
});

/** Answers for the account in place of the gateway, which has no reader with that much: every list in pages of 100. */
export async function answerForAccount(page: Page, { count, beans }: HeldRecords): Promise<void> {
  const totalPage = Math.ceil(count / PAGE_SIZE);
  const pageOf = <T>(body: string | null, record: (at: number, beans: number) => T): T[] => {
    const from = (Number(new URLSearchParams(body ?? '').get('pageIndex') ?? 1) - 1) * PAGE_SIZE;
    return Array.from({ length: Math.min(PAGE_SIZE, count - from) }, (_, at) => record(from + at, beans));
  };
  const answers: Readonly<Record<string, (body: string | null) => object>> = {
    '**/openapi/userinfo/info': () => ({
      info: {
        userInfo: { balance: beans },
        userCouponInfo: { ticket: { unUsedNum: count } },
        memberInfo: memberInfo(),
        serverTime: nowS(),
      },
    }),
    '**/openapi/consumespay/list': (body) => ({
      spay: { records: pageOf(body, topUp), totalPage },
      spend: { records: pageOf(body, spending), totalPage },
    }),
    '**/openapi/boughtbooks/list': (body) => ({ list: pageOf(body, book), totalPage }),
    '**/ticket/ticketlist': (body) => ({ beanList: pageOf(body, ticket), totalPage }),
  };
  for (const [path, answer] of Object.entries(answers))
    await page.route(path, (route) => route.fulfill({ json: { state: 200, ...answer(route.request().postData()) } }));
}
