import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderPayMode } from '@shuye/core-domain/host';
import type { PayAnswer } from '@shuye/core-domain/order';
import type { HostBridge, PageEvent } from '@shuye/host-bridges';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const USER = '8000001';
const NOW = 1_790_000_000_000;

const products = {
  products: [
    { id: '1', price: 1, beans: 10, tag: '' },
    { id: '4', price: 30, beans: 300, tag: '推荐' },
    { id: '9', price: 99_999_999.9, beans: 999_999_999, tag: '' },
  ],
};

const made = { orderNo: 'o1', payInfo: 'https://gateway.test/cashier/o1' };

const answers = (change: Answers = {}): Answers => ({
  ...anAccount(),
  topUpProducts: products,
  createOrder: made,
  orderDetail: { status: 5 },
  ...change,
});

const stored = (storage: Storage): unknown => JSON.parse(storage.getItem('shuye_pending_order') ?? 'null');

const marker = {
  userId: USER,
  requestKey: 'k1',
  payMode: OrderPayMode.Redirect,
  beans: 300,
  startedAt: NOW,
  orderNo: 'o1',
};

async function open({ path = '/top-up', ...options }: Partial<RenderAppOptions> = {}) {
  const navigateAway = vi.fn<(address: string) => void>();
  const storage = fakeStorage();
  const app = await renderApp({
    path,
    userId: USER,
    answers: answers(),
    currentUrl: () => 'https://shuye.test/top-up',
    navigateAway,
    storage,
    nowMs: Date.now,
    ...options,
  });
  return { ...app, navigateAway, storage: options.storage ?? storage };
}

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const payButton = () => screen.getByRole('button', { name: /立即充值|支付¥/ });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

describe('the amounts', () => {
  it('has the heading and the shape of its amounts while they are on the way', async () => {
    await open({ answers: answers({ topUpProducts: () => new Promise<never>(() => {}) }) });
    const group = await screen.findByRole('group', { name: '充值金额' });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect(group.querySelector('[aria-hidden]')).toBeTruthy();
  });

  it('are listed with their beans and prices under the title of the page [PAY-01] [ROUTE-35] [ENT-29]', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: /300书豆\s*¥30\s*推荐/ })).toBeTruthy();
    expect(screen.getAllByRole('radio', { name: /书豆/ })).toHaveLength(3);
    expect(document.title).toBe('书豆充值-书页小说');
    expect(await screen.findByText('余额：12书豆')).toBeTruthy();
  });

  it('are sold also where the balance does not come, which is said', async () => {
    await open({ answers: answers({ userInfo: new Refusal(500, 'x') }) });
    expect(await screen.findByText('余额暂时没有取到，不影响充值')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /300书豆/ })).toBeTruthy();
  });

  it('none chosen shows 请选择充值金额, and nothing is ordered [PAY-18]', async () => {
    const { services } = await open();
    await screen.findByRole('radio', { name: /300书豆/ });
    fireEvent.click(payButton());
    expect(await screen.findByText('请选择充值金额')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'createOrder')).toEqual([]);
  });

  it.each([
    [OrderPayMode.Redirect, '微信支付', '4'],
    [OrderPayMode.Bridge, '支付宝支付', '11'],
  ])('are paid in mode %s by %s alone [PAY-09] [PAY-10] [PAY-12]', async (payMode, provider, modeId) => {
    const { services } = await open({ host: aHost({ payMode }) });
    await screen.findByRole('radio', { name: /300书豆/ });
    expect(screen.getByRole('definition').textContent).toBe(provider);
    expect(services.seen.find(({ name }) => name === 'topUpProducts')?.fields['modeId']).toBe(modeId);
  });
});

describe('paying on the plain web', () => {
  it('makes one order, however often one taps, marks it and leaves for the cashier [PAY-04] [PAY-10] [PAY-11] [PAY-12]', async () => {
    const { services, navigateAway, storage } = await open();
    await choose(/300书豆/);
    for (let tap = 0; tap < 20; tap++) fireEvent.click(payButton());
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(made.payInfo));
    const orders = services.seen.filter(({ name }) => name === 'createOrder');
    expect(orders.map(({ fields }) => [fields['productId'], fields['price'], fields['modeId']])).toEqual([
      ['4', '30', '4'],
    ]);
    expect(orders[0]?.fields['clientRedirectUrl']).toBe('https://shuye.test/top-up?order=device-1');
    expect(stored(storage)).toMatchObject([{ ...marker, requestKey: 'device-1', startedAt: expect.any(Number) }]);
  });

  it('orders nothing for an account that logged in meanwhile in another tab, and says so (A-08)', async () => {
    let userId = USER;
    const { services, storage } = await open({ userId: () => userId });
    await choose(/300书豆/);
    userId = '8000002';
    fireEvent.click(payButton());
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'createOrder')).toEqual([]);
    expect(stored(storage)).toBeNull();
    await choose(/300书豆/);
    fireEvent.click(payButton());
    await waitFor(() => expect(stored(storage)).toMatchObject([{ userId, orderNo: 'o1' }]));
  });

  it('has marked the payment in its user’s name before the order is asked for [PAY-07] (A-08)', async () => {
    const storage = fakeStorage();
    let found: unknown;
    const createOrder = () => {
      found = stored(storage);
      return made;
    };
    await open({ storage, answers: answers({ createOrder }) });
    await choose(/300书豆/);
    fireEvent.click(payButton());
    await waitFor(() => expect(found).toMatchObject([{ userId: USER, requestKey: 'device-1' }]));
    expect(found).not.toMatchObject([{ orderNo: 'o1' }]);
  });
});

const back = (change: Answers = {}, options: Partial<RenderAppOptions> = {}) => {
  const storage = fakeStorage({ pending_order: [marker] });
  return open({ path: '/top-up?order=k1', storage, answers: answers(change), ...options });
};

describe('back from the cashier', () => {
  it('asks once a second until the order is paid, says so and leads to /myself [PAY-03] [PAY-05] [PAY-06] [PAY-07]', async () => {
    let asked = 0;
    const { services, storage, at } = await back({ orderDetail: () => ({ status: ++asked < 3 ? 0 : 5 }) });
    expect(await screen.findByText('正在确认支付结果')).toBeTruthy();
    await seconds(1);
    expect(stored(storage)).toEqual([marker]);
    await seconds(2);
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
    expect([asked, stored(storage)]).toEqual([3, null]);
    expect(services.seen.filter(({ name }) => name === 'orderDetail').map(({ fields }) => fields['orderNo'])).toEqual([
      'o1',
      'o1',
      'o1',
    ]);
    await seconds(2);
    await waitFor(() => expect(at.address).toBe('/myself'));
    expect(at.change).toBe('REPLACE');
  });

  it('tells the tab that paid, too, where another one has told it meanwhile, and asks no more after a reload [PAY-03] [PAY-08]', async () => {
    const session = fakeStorage();
    const left = await open({ session });
    await choose(/300书豆/);
    fireEvent.click(payButton());
    await waitFor(() => expect(left.navigateAway).toHaveBeenCalled());
    left.storage.removeItem('shuye_pending_order');
    cleanup();

    const returned = await open({ path: '/top-up?order=device-1', storage: left.storage, session });
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
    await seconds(2);
    await waitFor(() => expect(returned.at.address).toBe('/myself'));
    cleanup();

    const { services } = await open({ path: '/top-up?order=device-1', storage: left.storage, session });
    await screen.findByRole('radio', { name: /300书豆/ });
    expect(services.seen.filter(({ name }) => name === 'orderDetail')).toEqual([]);
  });

  it.each([
    ['a tab in the background', 0],
    ['another window in view', 1],
  ])('is told to whoever looks at it, whatever %s asks for [PAY-05] [PAY-08]', async (_, attention) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const until = NOW + 3000;
    const storage = fakeStorage({
      pending_order: [marker],
      order_poller: { tabId: 'behind', userId: marker.userId, until, attention },
    });
    await back({}, { storage });
    await seconds(1);
    expect(screen.getByText('300书豆已到账')).toBeTruthy();
  });

  it('leads on to the purchase that waits for the beans [PAY-02] [PAY-03] (D-163)', async () => {
    const storage = fakeStorage({ pending_order: [{ ...marker, returnPath: '/buy-book?bid=1001&payMode=3' }] });
    const { at } = await back({}, { storage });
    fireEvent.click(await screen.findByRole('button', { name: '继续购买' }));
    await waitFor(() => expect(at.address).toBe('/buy-book?bid=1001&payMode=3'));
  });

  it('says 支付结果确认中 after 120 questions, keeps the marker, and asks on when it is told to [PAY-05] [PAY-07] (A-08)', async () => {
    let status = 0;
    const { services, storage } = await back({ orderDetail: () => ({ status }) });
    await screen.findByText('正在确认支付结果');
    for (let second = 0; second < 125; second++) await seconds(1);
    expect(screen.getByText('支付结果确认中')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'orderDetail')).toHaveLength(120);
    expect(stored(storage)).toEqual([marker]);
    status = 5;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await seconds(1);
    expect(await screen.findByText('充值成功')).toBeTruthy();
    expect(stored(storage)).toBeNull();
  }, 20_000);

  it('says of a closed order that nothing was paid, and lets the reader choose again', async () => {
    const { storage } = await back({ orderDetail: { status: 6 } });
    expect(await screen.findByText('订单已取消')).toBeTruthy();
    expect(stored(storage)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重新选择金额' }));
    expect(await screen.findByRole('radio', { name: /300书豆/ })).toBeTruthy();
  });

  it('stops asking once the page is left, and keeps the marker [PAY-05] [PAY-07]', async () => {
    const { services, storage, at } = await back({ orderDetail: { status: 0 } });
    await screen.findByText('正在确认支付结果');
    act(() => at.navigate('/shelf'));
    await seconds(3);
    const asked = services.seen.filter(({ name }) => name === 'orderDetail').length;
    await seconds(10);
    expect(services.seen.filter(({ name }) => name === 'orderDetail')).toHaveLength(asked);
    expect(stored(storage)).toEqual([marker]);
  });

  it('neither shows nor asks for the payment of another account (A-08)', async () => {
    const { services, storage } = await back({}, { userId: '8000002' });
    expect(await screen.findByRole('radio', { name: /300书豆/ })).toBeTruthy();
    await seconds(3);
    expect(services.seen.filter(({ name }) => name === 'orderDetail')).toEqual([]);
    expect(stored(storage)).toEqual([marker]);
  });

  it('gives the payment up when another account logs in in another tab, and never shows it (A-08)', async () => {
    let userId = USER;
    const orderDetail = () => {
      userId = '8000002';
      return { status: 5 };
    };
    const { storage } = await back({ orderDetail }, { userId: () => userId });
    expect(await screen.findByRole('radio', { name: /300书豆/ })).toBeTruthy();
    expect(screen.queryByText('充值成功')).toBeNull();
    expect(stored(storage)).toEqual([marker]);
  });
});

type InHost = PayAnswer | 'none' | 'rejects' | 'silent';

const inHost = (answer: InHost, change: Answers = {}, abilities: Partial<HostBridge> = {}) => {
  const host = aHost({ payMode: OrderPayMode.Bridge });
  const pay = vi.fn(async () => {
    if (answer === 'silent') return new Promise<never>(() => undefined);
    if (answer === 'rejects' || answer === 'none') throw new Error('silent');
    return answer;
  });
  const paying = answer === 'none' ? {} : { pay };
  const bridge = { ...host.bridge, ...paying, payerId: async () => '2088', ...abilities };
  return {
    pay,
    opened: open({
      host: { ...host, bridge },
      answers: answers({ createOrder: { ...made, payInfo: 'T1' }, ...change }),
    }),
  };
};

async function payInHost(...given: Parameters<typeof inHost>) {
  const { pay, opened } = inHost(...given);
  const app = await opened;
  await choose(/300书豆/);
  fireEvent.click(payButton());
  return { ...app, pay };
}

describe('paying through the bridge', () => {
  it.each([9000, 6004, '9000'])(
    'answer %s has the order asked for until it is paid [PAY-09] [PAY-11] [PAY-13] [PAY-14] [BRIDGE-21]',
    async (code) => {
      const { pay, services, navigateAway } = await payInHost({ code });
      expect(await screen.findByText('300书豆已到账')).toBeTruthy();
      expect(pay).toHaveBeenCalledWith('T1');
      expect(navigateAway).not.toHaveBeenCalled();
      const { fields } = services.seen.find(({ name }) => name === 'createOrder') ?? {};
      expect([fields?.['alipayUserId'], fields?.['clientRedirectUrl']]).toEqual(['2088', undefined]);
    },
  );

  it('is told as soon as its page is seen again after a cashier whose answer was lost [PAY-05] [BRIDGE-21] (A-19)', async () => {
    let status = 0;
    const listeners = new Set<(event: PageEvent) => void>();
    const onPageEvent = (listener: (event: PageEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const { services } = await payInHost('silent', { orderDetail: () => ({ status }) }, { onPageEvent });
    const asked = () => services.seen.filter(({ name }) => name === 'orderDetail').length;
    await waitFor(() => expect(services.seen.some(({ name }) => name === 'createOrder')).toBe(true));
    await seconds(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked()).toBe(1));
    expect(payButton().getAttribute('aria-busy')).toBe('true');
    status = 5;
    act(() => listeners.forEach((listener) => listener('pageShow')));
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
    await seconds(5);
    expect(asked()).toBe(2);
  });

  it.each([
    [{ code: 6001, message: '用户取消' }, '用户取消'],
    [{ code: 4000, message: '' }, '糟糕，不知道发生了什么'],
    [{ code: 'odd' }, '糟糕，不知道发生了什么'],
    [{ code: -1, message: 'anything' }, '唤起支付失败'],
    ['none', '唤起支付失败'],
    ['rejects', '唤起支付失败'],
  ] as const)(
    'answer %j says %s, grants nothing and lets the reader pay again [PAY-15] [PAY-16] [ERR-43] [ERR-44]',
    async (answer, words) => {
      const { services, storage } = await payInHost(answer);
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      expect(services.seen.filter(({ name }) => name === 'orderDetail')).toEqual([]);
      expect(stored(storage)).toMatchObject([{ orderNo: 'o1' }]);
      expect(payButton().getAttribute('aria-busy')).toBeNull();
    },
  );

  it.each([
    [0, '处理中'],
    [5, undefined],
  ])('answer 8000 asks once more: with status %s it says %s [PAY-15] (A-19)', async (status, words) => {
    const { services } = await payInHost({ code: 8000, message: '处理中' }, { orderDetail: { status } });
    if (words === undefined) expect(await screen.findByText('充值成功')).toBeTruthy();
    else expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(services.seen.filter(({ name }) => name === 'orderDetail')).toHaveLength(1);
  });
});

describe('an order that is refused', () => {
  it.each([
    [503, '唤起支付失败'],
    [404, '请选择充值金额'],
    [412, '请选择充值金额'],
    [429, '人气大爆发，请稍后再试'],
  ])('with %s says what the server says, and leaves no marker [API-33]', async (code, words) => {
    const { storage } = await open({ answers: answers({ createOrder: new Refusal(code, words) }) });
    await choose(/300书豆/);
    fireEvent.click(payButton());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(stored(storage)).toBeNull();
  });

  it('for its price shows the new price before it can be paid again', async () => {
    let price = 30;
    const createOrder = () => {
      price = 25;
      return new Refusal(412, '请选择充值金额');
    };
    const topUpProducts = () => ({ products: [{ id: '4', price, beans: price * 10, tag: '' }] });
    await open({ answers: answers({ createOrder, topUpProducts }) });
    await choose(/300书豆/);
    fireEvent.click(payButton());
    expect(await screen.findByRole('radio', { name: /250书豆\s*¥25/ })).toBeTruthy();
  });
});
