import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from './testing/anAccount.ts';
import { fakeServer, Refusal, type Answers, type Fields } from './testing/fakeServer.ts';
import { mountServed } from './testing/mountServed.tsx';
import { aWireBook, wireChapterList, wireChapters } from './testing/wire.ts';
import { aWirePlan, wireOffer } from './testing/wireSale.ts';

const USER = 'shuye_uid=10000001';

/** What the server says beside its code: where the catalogue has a text of its own, nobody reads this. */
const SERVER_WORDS = '服务器的话';

let unmount = (): void => undefined;

// Timers that a test leaves behind, such as that of events that wait to be sent, end with it.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The product as a reader with an account opens it at `address`. */
function open(address: string, answers: Answers): void {
  document.cookie = `${USER}; Path=/`;
  const server = fakeServer({ collectEvents: {}, ...anAccount({ beans: 9999 }), ...answers });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  unmount = mountServed(address);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** What a press of 确认购买 is answered with. */
type Outcome = () => Refusal;

const refusedWith =
  (code: number): Outcome =>
  () =>
    new Refusal(code, SERVER_WORDS);
const cutOff: Outcome = () => {
  throw new TypeError('cut');
};

const offer = wireOffer(9999);
const offered = (outcome: Outcome) => (fields: Fields) => (fields['act'] === 'buy' ? outcome() : offer);
const book = { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(40)]) };
const plan = aWirePlan({ month: 1, price: 150, name: '包月一个月' });

/** The pages that take beans, and how each is asked to take them. */
const purchases = {
  chapter: async (outcome: Outcome) => {
    open('/buy-book?bid=1001&payMode=3&cid=c11', { ...book, buyChapter: offered(outcome) });
    await press('确认购买');
  },
  'batch of chapters': async (outcome: Outcome) => {
    open('/buy-book?bid=1001&payMode=3&cid=c11&num=20', { ...book, buyChapter: offer, buyChapters: outcome });
    expect(await screen.findByRole('radio', { name: /^后20章/ })).toHaveProperty('checked', true);
    await press('确认购买');
  },
  'whole book': async (outcome: Outcome) => {
    const whole = aWireBook({ payMode: '1', price: 12 });
    open('/buy-book?bid=1001&payMode=1', { ...book, bookInfo: whole, buyBook: offered(outcome) });
    await press('确认购买');
  },
  membership: async (outcome: Outcome) => {
    open('/buy-member', { membershipOffer: { beanInfo: [], monthInfo: [plan] }, buyMembership: outcome });
    await press('确认购买');
  },
};
type Purchase = keyof typeof purchases;
const ofBooks: readonly Purchase[] = ['chapter', 'batch of chapters', 'whole book'];
const all: readonly Purchase[] = [...ofBooks, 'membership'];

const NETWORK = '网络或服务异常，请稍后再试';

const refusals: ReadonlyArray<readonly [row: string, code: number, words: string, of: readonly Purchase[]]> = [
  ['[ERR-27]', 401, '购买失败，书籍已下架', ofBooks],
  ['[ERR-28]', 402, '购买失败，书籍已下架', ofBooks],
  ['[ERR-29]', 403, '您尚未购买，无法阅读', ofBooks],
  ['[ERR-30]', 404, '书籍已下架', ofBooks],
  ['[ERR-32]', 409, '超过充值限额，无法购买', all],
  ['[ERR-33]', 410, '人气大爆发，请稍后再试', all],
  ['[ERR-35]', 433, '章节不存在，无法购买', ofBooks],
  ['[ERR-36]', 442, '章节数不存在，无法购买', ofBooks],
  ['[ERR-37]', 999, '处理中，请勿重复操作', all],
  ['[BUY-10]', 4020, SERVER_WORDS, all],
  ['[BUY-10]', 4021, SERVER_WORDS, all],
];

const alert = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

describe('the page that sells', () => {
  it.each(refusals.flatMap(([row, code, words, of]) => of.map((purchase) => ({ row, code, words, purchase }))))(
    'a $purchase says “$words” to a refusal with $code, and stays $row',
    async ({ code, words, purchase }) => {
      await purchases[purchase](refusedWith(code));
      expect(await alert()).toBe(words);
      expect(window.location.pathname).toMatch(/^\/buy-/);
      expect(screen.getByRole('button', { name: '确认购买' }).getAttribute('aria-busy')).toBeNull();
    },
  );

  it.each([
    { row: '[ERR-31]', code: 405, words: '书籍已购买，无需重复购买' },
    { row: '[ERR-34]', code: 432, words: '本章已购买，无需重复购买' },
  ])('says “$words” to a refusal with $code, and opens what was bought before $row', async ({ code, words }) => {
    await purchases.chapter(refusedWith(code));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/reader/1001'));
  });

  it.each(all)('a %s says the default message when no answer comes, and stays [ERR-38] [ERR-01]', async (purchase) => {
    await purchases[purchase](cutOff);
    expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toHaveProperty('textContent', NETWORK);
    expect(window.location.pathname).toMatch(/^\/buy-/);
  });
});

interface MoneyPage {
  path: string;
  answers: (refusal: Refusal) => Answers;
  rows: string;
}

const pages: readonly MoneyPage[] = [
  { path: '/my-beans', answers: (userInfo) => ({ userInfo }), rows: '[RECORD-06]' },
  { path: '/myVip', answers: (userInfo) => ({ userInfo }), rows: '[MEMBER-01]' },
  { path: '/bean-tickets', answers: (ticketList) => ({ ticketList }), rows: '[ERR-68] [TICKET-07]' },
  { path: '/consume-records', answers: (accountRecords) => ({ accountRecords }), rows: '[ERR-69] [RECORD-04]' },
  { path: '/bought-books', answers: (boughtBooks) => ({ boughtBooks }), rows: '[RECORD-05]' },
  { path: '/top-up', answers: (topUpProducts) => ({ topUpProducts }), rows: '[PAY-01]' },
  { path: '/buy-member', answers: (membershipOffer) => ({ membershipOffer }), rows: '[MEMBER-03]' },
  {
    path: '/buy-book?bid=1001&payMode=3&cid=c11',
    answers: (buyChapter) => ({ ...book, buyChapter }),
    rows: '[BUY-10]',
  },
];

describe('a money page whose data does not come', () => {
  it.each(pages)('says at $path what the server says, and how to ask again $rows', async ({ path, answers }) => {
    open(path, answers(new Refusal(503, SERVER_WORDS)));
    expect((await screen.findAllByText(SERVER_WORDS)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: '刷新' }).length).toBeGreaterThan(0);
  });

  it.each(pages)(
    'says at $path the default message where the server has no words [ERR-01] $rows',
    async ({ path, answers }) => {
      open(path, answers(new Refusal(500, '')));
      expect((await screen.findAllByText(NETWORK)).length).toBeGreaterThan(0);
    },
  );
});
