import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const userId = '8000001';
const NOW = 1_790_000_000;
const PAGE = '/buy-book?bid=1001&payMode=3&cid=c11&bookName=x&price=12';

const ticket = (beanId: string, balance: number) => ({
  beanId,
  beanName: `券${beanId}`,
  amount: balance,
  balance,
  expiredTime: NOW + 86_400,
  status: 1,
});

const offer = (change: object = {}) => ({
  beanInfo: [],
  beanIds: [],
  curPrice: 12,
  discount: 100,
  userInfo: { balance: 40 },
  ...change,
});

const answers = (buyChapter: Answers['buyChapter'] = offer()): Answers => ({
  ...anAccount({ beans: 40 }),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(40)]),
  buyChapter,
});

const open = (given: Answers, path = PAGE) => renderApp({ path, userId, answers: given });

const bought = (seen: ReadonlyArray<{ name: string; fields: Fields }>) =>
  seen.filter(({ name, fields }) => name === 'buyChapters' || fields['act'] === 'buy').map(({ fields }) => fields);

const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));

afterEach(() => void vi.unstubAllGlobals());

describe('the buy page', () => {
  it('says what is bought, what it costs and what is left afterwards [BUY-01] [BUY-05] [BUY-06] [ROUTE-38]', async () => {
    await open(answers());
    expect(await screen.findByRole('heading', { level: 2, name: '山中灯火' })).toBeTruthy();
    expect(screen.getByText('第11章')).toBeTruthy();
    expect(screen.getByText('购买后余额28书豆')).toBeTruthy();
    expect(screen.getByText('无可用豆券')).toBeTruthy();
    expect(screen.queryByText(/折扣价/)).toBeNull();
    expect(document.title).toBe('购买-书页小说');
  });

  it('buys the chapter and opens it in the reader [BUY-02] [BUY-11]', async () => {
    const { at, services } = await open(answers());
    await confirm();
    await waitFor(() => expect(at.address).toBe('/reader/1001?bookType=1&forceChapterId=c11'));
    expect(bought(services.seen)).toEqual([expect.objectContaining({ bookId: '1001', chapterId: 'c11', act: 'buy' })]);
    expect(await screen.findByText('购买成功')).toBeTruthy();
    await waitFor(() => expect(services.seen.filter(({ name }) => name === 'chapterList')).toHaveLength(2));
  });

  it('buys once however often it is pressed', async () => {
    const { at, services } = await open(answers());
    const button = await screen.findByRole('button', { name: '确认购买' });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen)).toHaveLength(1);
  });

  it('sells several chapters from this one on, at the sum of their prices [BUY-04]', async () => {
    const { at, services } = await open({ ...answers(), buyChapters: offer({ curPrice: 120 }) });
    fireEvent.click(await screen.findByRole('radio', { name: /^后10章/ }));
    expect(screen.getByText('还差80书豆')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^剩余30章360书豆/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^本章/ }));
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen)).toHaveLength(1);
  });

  it('sends the number of chapters and where they begin [BUY-03] [BUY-04]', async () => {
    const rich = offer({ userInfo: { balance: 9999 } });
    const { at, services } = await open({ ...answers(rich), buyChapters: rich });
    fireEvent.click(await screen.findByRole('radio', { name: /^后20章240书豆/ }));
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen)).toEqual([expect.objectContaining({ chapterId: 'c11', num: '20' })]);
  });

  it('counts the discount into every price and names it [BUY-06]', async () => {
    await open(answers(offer({ curPrice: 10, discount: 80 })));
    expect(await screen.findByText('已享80%折扣价')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^后10章100书豆/ })).toBeTruthy();
  });

  it('leads to the top-up that is missing, and back here [BUY-08]', async () => {
    await open(answers(offer({ userInfo: { balance: 5 } })));
    const link = await screen.findByRole('link', { name: '余额不足，去充值' });
    const address = new URL(link.getAttribute('href') ?? '', 'https://shuye.test');
    expect([address.pathname, address.searchParams.get('buy'), address.searchParams.get('back')]).toEqual([
      '/top-up',
      '1',
      PAGE,
    ]);
  });

  it('sells the whole of a book that is sold as a whole [BUY-02]', async () => {
    const book = aWireBook({ payMode: '1', price: 300 });
    const given = { ...answers(), bookInfo: book, buyBook: offer({ curPrice: 300, userInfo: { balance: 400 } }) };
    const { at, services } = await open(given, '/buy-book?bid=1001&payMode=1');
    expect(await screen.findByText('全本')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toBe('/reader/1001?bookType=1'));
    expect(bought(services.seen)).toHaveLength(1);
  });

  it('tells a price that changed since it was shown before anything is taken', async () => {
    let price = 12;
    const { services } = await open(answers(() => offer({ curPrice: price })));
    await screen.findByRole('button', { name: '确认购买' });
    price = 15;
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('价格已变为15书豆，请确认后再购买');
    expect(bought(services.seen)).toEqual([]);
  });

  it('tells a changed price of several chapters before anything is taken, and buys at it when it is agreed to', async () => {
    let chapterPrice = 12;
    const rich = offer({ userInfo: { balance: 9999 } });
    const priced = () =>
      wireChapters(40).map((each) => ({ ...each, chapterPrice: each.isFreeRead ? 0 : chapterPrice }));
    const { at, services } = await open({
      ...answers(rich),
      chapterList: () => wireChapterList(['', priced()]),
      buyChapters: ({ price }: Fields) =>
        Number(price) === 10 * chapterPrice
          ? rich
          : new Refusal(4022, `价格已变为${10 * chapterPrice}书豆，请确认后再购买`),
    });
    fireEvent.click(await screen.findByRole('radio', { name: /^后10章120书豆/ }));
    chapterPrice = 15;
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('价格已变为150书豆，请确认后再购买');
    expect(await screen.findByRole('radio', { name: /^后10章150书豆/ })).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen).map(({ price }) => price)).toEqual(['120', '150']);
  });

  it('takes nothing while the price cannot be asked again', async () => {
    let isCut = false;
    const { services } = await open(
      answers(() => {
        if (isCut) throw new TypeError('cut');
        return offer();
      }),
    );
    await screen.findByRole('button', { name: '确认购买' });
    isCut = true;
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('网络或服务异常，请稍后再试');
    expect(bought(services.seen)).toEqual([]);
  });

  it.each([
    [401, '购买失败，书籍已下架'],
    [403, '您尚未购买，无法阅读'],
    [404, '书籍已下架'],
    [409, '超过充值限额，无法购买'],
    [433, '章节不存在，无法购买'],
    [442, '章节数不存在，无法购买'],
    [999, '处理中，请勿重复操作'],
    [4020, '余额不够'],
    [4021, '豆券已用'],
  ])('says why the server refused with %i, and stays [BUY-09] [BUY-10]', async (code, words) => {
    const refuse = ({ act }: Fields) => (act === 'buy' ? new Refusal(code, words) : offer());
    const { at } = await open(answers(refuse));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(at.address).toBe(PAGE);
  });

  it.each([405, 432])('opens what the reader has already, refused with %i', async (code) => {
    const refuse = ({ act }: Fields) => (act === 'buy' ? new Refusal(code, 'x') : offer());
    const { at } = await open(answers(refuse));
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
  });

  it.each([
    [405, '书籍已购买，无需重复购买'],
    [432, '本章已购买，无需重复购买'],
  ])(
    'opens what was bought before the page came, refused with %i for its price [ERR-31] [ERR-34]',
    async (code, words) => {
      const chapters = wireChapters(40).map((chapter, index) => ({ ...chapter, chapterId: `${index + 1}` }));
      const given = { ...answers(() => new Refusal(code, 'x')), chapterList: wireChapterList(['', chapters]) };
      const { at, services } = await open(given, '/buy-book?bid=1001&payMode=3&cid=11');
      expect(await screen.findByText(words)).toBeTruthy();
      await waitFor(() => expect(at.address).toContain('/reader/1001'));
      expect((await screen.findAllByText(/^第11章/)).length).toBeGreaterThan(0);
      expect(services.seen.filter(({ name }) => name === 'chapterList')).toHaveLength(2);
    },
  );

  it('sends the same key again when no answer came, and another after a refusal', async () => {
    const keys: (string | null)[] = [];
    let isDown = true;
    const given = answers(({ act }: Fields) => {
      if (act === 'buy' && isDown) throw new TypeError('cut');
      return offer();
    });
    const { at, services } = await open(given);
    await confirm();
    await screen.findByRole('alert');
    keys.push(JSON.stringify(services.storage.read('intents', (value) => value)));
    isDown = false;
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(keys[0]).toContain('buy 1001 c11 1 12');
    expect(services.storage.read('intents', (value) => value)).toEqual({});
  });

  it('says that there is nothing to buy at an address without a book [BUY-01]', async () => {
    await open(answers(), '/buy-book');
    expect(await screen.findByText('没有要购买的书')).toBeTruthy();
  });
});

const aPlan = (monthId: string, monthType: number, price: number) => ({
  monthId,
  month: 1,
  monthType,
  price,
  name: `套餐${monthId}`,
});

/** A book that opens to super members; the plan costs what is given. */
const openSuperBook = (price: number, path = PAGE) =>
  open(
    {
      ...answers(),
      bookInfo: aWireBook({ disType: 5 }),
      membershipOffer: { beanInfo: [], monthInfo: [aPlan('1', 0, 10), aPlan('4', 1, price)] },
    },
    path,
  );

describe('the price table of the buy page', () => {
  it('offers the membership that opens the book, marked where it is the cheapest way to the end, and back to the chapter [BUY-02] [LOCK-15]', async () => {
    await openSuperBook(250);
    const link = await screen.findByRole('link', { name: /^超级会员1个月开通后免费读本书30章最划算\s*250书豆$/ });
    expect(link.getAttribute('href')).toBe(
      `/buy-member?type=super&bookId=1001&aliasId=4&back=${encodeURIComponent('/reader/1001?bookType=1&forceChapterId=c11')}`,
    );
    expect(screen.queryByRole('link', { name: /^包月会员/ })).toBeNull();
  });

  it('marks the chapter where a membership costs more than what is left to read [BUY-04]', async () => {
    await openSuperBook(2500);
    expect(await screen.findByRole('radio', { name: /^本章12书豆\s*最划算/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^超级会员1个月开通后免费读本书30章\s*2500书豆$/ })).toBeTruthy();
  });

  it('marks the number of chapters that wastes no ticket, and says what is left to pay [BUY-05] [TICKET-03]', async () => {
    await open(answers(offer({ beanInfo: [ticket('a', 50)] })));
    expect(await screen.findByRole('radio', { name: /^后10章120书豆\s*最划算\s*用豆券后70书豆$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^本章12书豆\s*用豆券后0书豆$/ })).toBeTruthy();
  });

  it('leaves out what costs more than may be bought at once [ERR-32]', async () => {
    const chapters = wireChapters(40).map((each) => ({ ...each, chapterPrice: each.isFreeRead ? 0 : 9999 }));
    await open({ ...answers(offer({ curPrice: 9999 })), chapterList: wireChapterList(['', chapters]) });
    expect(await screen.findByRole('radio', { name: /^后10章99990书豆$/ })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('opens with the number of chapters that its address asks for [BUY-01] [BUY-04]', async () => {
    await open(answers(), `${PAGE}&num=rest`);
    const rest = await screen.findByRole<HTMLInputElement>('radio', { name: /^剩余30章/ });
    expect(rest.checked).toBe(true);
    expect(screen.getByText('还差320书豆')).toBeTruthy();
  });
});

const agreed = { bookId: '1001', bookName: '山中灯火', chapterLimit: 12, dayLimit: 100, spentToday: 0 };

/** A server that keeps what is agreed to. */
function aServer() {
  let list: (typeof agreed)[] = [];
  return {
    listAutoBuys: () => ({ list }),
    setAutoBuy: ({ chapterLimit, dayLimit }: Fields) => {
      const terms = { chapterLimit: Number(chapterLimit), dayLimit: Number(dayLimit) };
      list = terms.dayLimit > 0 ? [{ ...agreed, ...terms }] : [];
      return {};
    },
  };
}

describe('chapters that are bought by themselves, on the buy page', () => {
  it('are agreed to and stopped with one tap each, at the dearest price and with a limit of the day', async () => {
    const { services, at } = await open({ ...answers(), ...aServer() });
    const offered = await screen.findByRole<HTMLInputElement>('switch', { name: /^自动购买后面的章节/ });
    await waitFor(() => expect(offered.disabled).toBe(false));
    expect(offered.checked).toBe(false);
    fireEvent.click(offered);
    expect(await screen.findByText('每章不超过12书豆，每天不超过100书豆；今天已用0书豆')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '50' }));
    expect(await screen.findByText(/每天不超过50书豆/)).toBeTruthy();
    fireEvent.click(offered);
    await waitFor(() => expect(offered.checked).toBe(false));
    expect(at.address).toBe(PAGE);
    expect(bought(services.seen)).toEqual([]);
  });

  it('are not offered where the book is sold as a whole', async () => {
    const book = aWireBook({ payMode: '1', price: 300, disType: 5 });
    const membershipOffer = { beanInfo: [], monthInfo: [aPlan('4', 1, 250)] };
    const given = { ...answers(), ...aServer(), bookInfo: book, membershipOffer, buyBook: offer({ curPrice: 300 }) };
    await open(given, '/buy-book?bid=1001&payMode=1');
    expect(await screen.findByRole('link', { name: /^超级会员/ })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

/** A browser in which nothing scrolls into view. */
class NothingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

describe('tickets of a purchase', () => {
  const withTickets = offer({ beanInfo: [ticket('a', 5), ticket('b', 10)], beanIds: ['a', 'b'] });

  it('are proposed, chosen on a page of their own, and pay [BUY-07] [TICKET-02] [TICKET-03] [ROUTE-45]', async () => {
    const { at, services } = await open(answers(withTickets));
    fireEvent.click(await screen.findByRole('link', { name: /豆券/ }));
    expect(at.address).toBe('/select-bean-tickets');
    expect(await screen.findByText('已选2张，共15书豆')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /券b/ }));
    expect(screen.getByText('已选1张，共5书豆')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(at.address).toBe(PAGE));
    expect(await screen.findByText('购买后余额33书豆')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen)).toEqual([expect.objectContaining({ beanIds: 'a' })]);
  });

  it('are none after 清空, also when the offer comes again [TICKET-04] [TICKET-05]', async () => {
    const { at, services } = await open(answers(withTickets));
    fireEvent.click(await screen.findByRole('link', { name: /豆券/ }));
    fireEvent.click(await screen.findByRole('button', { name: '清空' }));
    expect(screen.getByText('未选择豆券')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('不使用')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    expect(bought(services.seen)[0]).not.toHaveProperty('beanIds');
  });

  it('are proposed anew when the server has others: a choice does not outlive what it was made of [TICKET-05]', async () => {
    let tickets = [ticket('a', 5), ticket('b', 10)];
    await open(answers(() => offer({ beanInfo: tickets })));
    fireEvent.click(await screen.findByRole('link', { name: /豆券/ }));
    fireEvent.click(await screen.findByRole('button', { name: '清空' }));
    tickets = [ticket('b', 10)];
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('−10书豆')).toBeTruthy();
  });

  it('are chosen among 1,000, of which those near the screen are drawn, to the last [TICKET-02]', async () => {
    vi.stubGlobal('IntersectionObserver', NothingInView);
    const many = Array.from({ length: 1000 }, (_, index) => ticket(`t${index}`, 99_999));
    await open(answers(offer({ curPrice: 12, beanInfo: many, beanIds: ['t0'] })));
    fireEvent.click(await screen.findByRole('link', { name: /豆券/ }));
    expect(await screen.findByText('已选1张，共99999书豆')).toBeTruthy();
    const drawn = screen.getAllByRole('checkbox');
    expect(drawn.length).toBeLessThan(50);
    expect(screen.getByRole('list', { name: '可用豆券' })).toBeTruthy();
    const last = screen.getByRole('checkbox', { name: /券t999/ });
    fireEvent.click(last);
    expect(await screen.findByText('已选2张，共199998书豆')).toBeTruthy();
  });

  it('are chosen with a purchase, as a page says that is opened by itself', async () => {
    await open(answers(), '/select-bean-tickets');
    expect(await screen.findByText('请在购买时选择豆券')).toBeTruthy();
  });
});
