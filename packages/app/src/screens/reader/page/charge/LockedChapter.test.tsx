import { encodeChapter } from '@shuye/core-domain/content';
import { AppError } from '@shuye/core-domain/error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost, type TestHost } from '../../../../testing/aHost.ts';
import { anAccount } from '../../../../testing/anAccount.ts';
import type { TestServices } from '../../../../testing/testServices.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../../../testing/wire.ts';

const seenAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The eleventh chapter, the first one that is sold. */
const lockedReader = ({ query = '', ...options }: RenderReaderOptions = {}) =>
  renderReader({ chapters: 11, query: `?forceChapterIndex=10${query}`, ...options });

const bars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const aNativeHost = (refreshLogin: () => Promise<void>): TestHost => {
  const { bridge, ...host } = aHost();
  return { ...host, login: 'host', bridge: { ...bridge, refreshLogin } };
};

const refreshed = ({ seen }: TestServices) => seen.filter(({ name }) => name === 'refreshLogin').length;

describe('a locked chapter', () => {
  it('has one button, which sells it [READER-11, READER-36]', async () => {
    await lockedReader();
    expect(await screen.findByRole('button', { name: '购买本章' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /开通/ })).toBeNull();
  });

  it('of a book sold as a whole names the price of the book, and the membership that opens it [READER-36]', async () => {
    const answer = aWireBook({ payMode: '1', price: 300, disType: 5 });
    await lockedReader({ answers: { bookInfo: answer } });
    expect(await screen.findByRole('button', { name: '购买全本' })).toBeTruthy();
    expect(screen.getByText('全本价格：300书豆')).toBeTruthy();
    const offer = screen.getByRole('link', { name: '开通超级会员，本书免费读' });
    expect(offer.getAttribute('href')).toBe(
      `/buy-member?type=super&bookId=1001&back=${encodeURIComponent('/reader/1001?forceChapterId=c11')}`,
    );
  });

  it.each([
    [40, '购买本章'],
    [5, '余额不足，去充值'],
  ])('says what a reader has, %s beans, and the button that follows [READER-36]', async (balance, button) => {
    const answers = { userInfo: { info: { userInfo: { balance }, serverTime: 1_790_000_000 } } };
    await lockedReader({ userId: '9000001', answers });
    expect(await screen.findByText(`余额：${balance}书豆`)).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  it('keeps the place of what a reader has while that is on its way: the button under it does not move [READER-36]', async () => {
    let tell: (() => void) | undefined;
    const answer = { info: { userInfo: { balance: 40 }, serverTime: 1_790_000_000 } };
    const userInfo = () => new Promise<typeof answer>((resolve) => (tell = () => resolve(answer)));
    await lockedReader({ userId: '9000001', answers: { userInfo } });
    expect(await screen.findByText('余额：…', undefined, { timeout: 5000 })).toBeTruthy();
    tell?.();
    expect(await screen.findByText('余额：40书豆')).toBeTruthy();
    expect(screen.queryByText('余额：…')).toBeNull();
  });

  it('is told by its title, so that a screen reader knows its button from those of the chapters beside it', async () => {
    await lockedReader();
    const chapter = await screen.findByRole('region', { name: '第11章' });
    expect(within(chapter).getByRole('button', { name: '购买本章' })).toBeTruthy();
  });

  it('follows what another tab or device changed when its page is seen again: the beans, and what was bought with them [READER-36]', async () => {
    let balance = 5;
    let bought = false;
    const { services } = await lockedReader({
      userId: '9000001',
      answers: {
        userInfo: () => ({ info: { userInfo: { balance }, serverTime: 1_790_000_000 } }),
        chapterList: () =>
          wireChapterList(['', wireChapters(11).map((each) => (bought ? { ...each, isBuy: 1 } : each))]),
      },
    });
    const lists = () => services.seen.filter(({ name }) => name === 'chapterList').length;
    await screen.findByText('余额：5书豆');
    const asked = lists();
    balance = 400;
    await seenAgain();
    expect(await screen.findByText('余额：400书豆')).toBeTruthy();
    expect(screen.getByRole('button', { name: '购买本章' })).toBeTruthy();
    await waitFor(() => expect(lists()).toBe(asked + 1));
    await seenAgain();
    expect(lists()).toBe(asked + 1);
    balance = 388;
    bought = true;
    await seenAgain();
    await waitFor(() => expect(screen.queryByRole('button', { name: '购买本章' })).toBeNull());
  });

  it('opens when its page is seen again after tickets alone have bought it in another tab: the beans are the same [READER-36]', async () => {
    let tickets = 1;
    const { services } = await lockedReader({
      userId: '9000001',
      answers: {
        userInfo: () => anAccount({ beans: 5, tickets }).userInfo,
        chapterList: () =>
          wireChapterList(['', wireChapters(11).map((each) => (tickets === 0 ? { ...each, isBuy: 1 } : each))]),
      },
    });
    const lists = () => services.seen.filter(({ name }) => name === 'chapterList').length;
    await screen.findByText('余额：5书豆');
    const asked = lists();
    await seenAgain();
    expect(lists()).toBe(asked);
    tickets = 0;
    await seenAgain();
    await waitFor(() => expect(screen.queryByText('余额：5书豆')).toBeNull());
  });

  it('sends a guest of the plain web to the login, and back to the same chapter [AUTH-16, READER-35]', async () => {
    const navigateAway = vi.fn();
    const { at, services } = await lockedReader({ navigateAway, query: '&rid=r7' });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await waitFor(() => expect(navigateAway).toHaveBeenCalledOnce());

    const login = new URL(String(navigateAway.mock.calls[0]?.[0]), 'https://page.test');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('priority')).toBe('code');
    const back = new URL(login.searchParams.get('redirect_uri') ?? '');
    expect(back.origin).toBe(new URL(services.currentUrl()).origin);
    expect(back.pathname + back.search).toBe('/reader/1001?rid=r7&forceChapterId=c11');
    expect(at.address).toContain('/reader/1001');
  });

  it('leads a reader who is logged in to the buy page, with the chapter and the query [AUTH-17, READER-35, ROUTE-55]', async () => {
    const navigateAway = vi.fn();
    const { at } = await lockedReader({ navigateAway, userId: '9000001', query: '&rid=r7' });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await waitFor(() => expect(at.address).toContain('/buy-book'));
    const { searchParams } = new URL(at.address, 'https://page.test');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      bid: '1001',
      cid: 'c11',
      payMode: '3',
      price: '12',
      rid: 'r7',
    });
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('leads back to the reader that it was bought in, which stands once in the history [BUY-11] [READER-02]', async () => {
    const userInfo = { info: { userInfo: { balance: 40 }, serverTime: 1_790_000_000 } };
    const buyChapter = { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } };
    const { at } = await lockedReader({ userId: '9000001', answers: { userInfo, buyChapter } });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));
    await waitFor(() => expect(at.address).toBe('/reader/1001'));
  });

  it.each([undefined, '9000001'])(
    'is not bought without a network, which a toast says, by user %s [ROUTE-61]',
    async (userId) => {
      const host = aHost();
      const navigateAway = vi.fn();
      const { at, services } = await lockedReader({ host, navigateAway, ...(userId ? { userId } : {}) });
      await screen.findByRole('button', { name: '购买本章' });
      act(() => host.setOnline(false));
      act(() => services.toaster.dismiss());
      press('购买本章');
      expect(await screen.findByText('网络无法连接')).toBeTruthy();
      expect(at.address).toContain('/reader/1001');
      expect(navigateAway).not.toHaveBeenCalled();
    },
  );

  it('renews the login of the plain web before the buy page opens, once in ten minutes [AUTH-17] [API-23]', async () => {
    let nowMs = 1_790_000_000_000;
    const { at, services } = await lockedReader({
      userId: '9000001',
      nowMs: () => nowMs,
      answers: { refreshLogin: { userId: '9000001', expiresIn: 2_592_000 } },
    });
    const buy = services.login.getState().renew;
    await screen.findByRole('button', { name: '购买本章' });
    expect(refreshed(services)).toBe(0);
    press('购买本章');
    await waitFor(() => expect(at.address).toContain('/buy-book'));
    expect(refreshed(services)).toBe(1);

    nowMs += 599_999;
    await buy();
    expect(refreshed(services)).toBe(1);
    nowMs += 1;
    await buy();
    expect(refreshed(services)).toBe(2);
  });

  it('opens the buy page once, however often it is pressed while the login is renewed, and says that it is on its way [AUTH-17]', async () => {
    const gate: { open?: () => void } = {};
    const renewed = new Promise<void>((resolve) => (gate.open = resolve));
    const { at } = await lockedReader({ host: aNativeHost(() => renewed) });
    const button = await screen.findByRole('button', { name: '购买本章' });
    for (let times = 0; times < 3; times += 1) fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => gate.open?.());
    await waitFor(() => expect(at.address).toContain('/buy-book'));
    await act(async () => at.back());
    expect(at.address).toContain('/reader/1001');
  });

  it('opens no buy page over the page that its reader went to while the login was renewed [AUTH-17]', async () => {
    const gate: { open?: () => void } = {};
    const renewed = new Promise<void>((resolve) => (gate.open = resolve));
    const { at } = await lockedReader({ host: aNativeHost(() => renewed) });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await act(async () => at.back());
    await act(async () => gate.open?.());
    expect(at.address).toBe('/cover/1001');
  });

  it('goes to the login page instead of the buy page when the login has ended [AUTH-17] [AUTH-13]', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const navigateAway = vi.fn();
    const { at } = await lockedReader({
      userId: '9000001',
      navigateAway,
      answers: { refreshLogin: new Response('{}', { status: 401 }) },
    });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await waitFor(() => expect(navigateAway).toHaveBeenCalledOnce());
    expect(String(navigateAway.mock.calls[0]?.[0])).toMatch(/^\/login\?/);
    await act(() => Promise.resolve());
    expect(at.address).toContain('/reader/1001');
  });

  it('has the host renew the login before the buy page opens, whoever reads [AUTH-17]', async () => {
    const order: string[] = [];
    const navigateAway = vi.fn();
    const host = aNativeHost(() => {
      order.push(at.address);
      return Promise.resolve();
    });
    const { at } = await lockedReader({ navigateAway, host });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await waitFor(() => expect(at.address).toContain('/buy-book'));
    expect(order).toEqual([expect.stringContaining('/reader/1001')]);
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('opens the buy page although the host does not renew the login', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { at } = await lockedReader({ host: aNativeHost(() => Promise.reject(new AppError('bridge', 'timeout'))) });
    await screen.findByRole('button', { name: '购买本章' });
    press('购买本章');
    await waitFor(() => expect(at.address).toContain('/buy-book'));
  });
});

describe('a chapter that is not sold here', () => {
  it('shows the bar to the app in the place of the charge block, where the host wants it [READER-12]', async () => {
    await lockedReader({ host: aHost({ guide: { bars: { ...bars, chargeChapterBar: true } } }) });
    expect(await screen.findByText('去APP解锁本章')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去APP阅读全本' })).toBeTruthy();
    expect(screen.queryByText(/书豆/)).toBeNull();
  });

  it('shows it beyond the chapters that the host gives away, and sells nothing [READER-12]', async () => {
    const reader = { isPlatformPath: true, freeChapterCount: 3 };
    await renderReader({ chapters: 4, query: '?forceChapterIndex=3', host: aHost({ reader, guide: { bars } }) });
    expect(await screen.findByText('去APP解锁本章')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '购买本章' })).toBeNull();
  });

  it('offers no automatic purchase there either [READER-12]', async () => {
    const { services } = await lockedReader({
      userId: '9000001',
      host: aHost({ guide: { bars: { ...bars, chargeChapterBar: true } } }),
      answers: anAccount({ beans: 40 }),
    });
    expect(await screen.findByText('去APP解锁本章')).toBeTruthy();
    await waitFor(() => expect(services.query.isFetching()).toBe(0));
    expect(services.seen.map(({ name }) => name)).toContain('userInfo');
    expect(screen.queryByText(/自动购买/)).toBeNull();
  });

  it('counts by the free stack of the book where the host does [HOST-19, HOST-20, HOST-21]', async () => {
    const reader = { isPlatformPath: true, freeReadCounts: { anyBook: 9, chargedBook: '2' } };
    const answers = { bookInfo: aWireBook({ freeStack: 2 }) };
    await renderReader({
      chapters: 3,
      query: '?forceChapterIndex=2',
      answers,
      host: aHost({ reader, guide: { bars } }),
    });
    expect(await screen.findByText('去APP解锁本章')).toBeTruthy();
  });

  it('shows the message alone in a host without a guide', async () => {
    const host = aHost({ reader: { isPlatformPath: false, freeChapterCount: 3 } });
    await renderReader({ chapters: 4, query: '?forceChapterIndex=3', host });
    expect(await screen.findByText('去APP解锁本章')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去APP阅读全本' })).toBeNull();
  });
});

/** A file that comes when it is told to. */
const aSlowFile = (file: object) => {
  const network = new EventTarget();
  const content = vi.fn(
    () => new Promise<object>((resolve) => network.addEventListener('arrival', () => resolve(file), { once: true })),
  );
  return { content, arrive: () => network.dispatchEvent(new Event('arrival')) };
};

describe('the beginning of a locked chapter', () => {
  const list = wireChapterList([
    '',
    wireChapters(11).map((chapter) => ({ ...chapter, shortContUrlSuffix: 'p/11.json' })),
  ]);
  const withPreview = { data: { ...list.data, shortContUrlPrefix: 'https://files.test/preview/' } };
  const text = '山门在雨里。\n他没有伞。';
  const file = { state: 200, ChapterContent: encodeChapter(new TextEncoder().encode(text)) };

  it('is shown above the price where the host shows one [READER-43, HOST-13]', async () => {
    const content = vi.fn(() => file);
    const host = aHost({ reader: { isPlatformPath: false, showsLockedPreview: true } });
    await lockedReader({ host, answers: { chapterList: withPreview }, files: { '/preview/p/11.json': content } });
    expect(await screen.findByText('山门在雨里。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '购买本章' })).toBeTruthy();
  });

  describe('on a slow network', () => {
    const host = aHost({ reader: { isPlatformPath: false, showsLockedPreview: true } });
    const openSlowly = async (content: () => Promise<object>) => {
      const files = { '/preview/p/11.json': content };
      const opened = await lockedReader({ host, answers: { chapterList: withPreview }, files });
      await waitFor(() => expect(content).toHaveBeenCalled());
      return opened;
    };

    it('comes together with the price, so that no button moves under a finger [READER-43, READER-11]', async () => {
      const slow = aSlowFile(file);
      await openSlowly(slow.content);
      expect(screen.queryByRole('button', { name: '购买本章' })).toBeNull();
      slow.arrive();
      expect(await screen.findByRole('button', { name: '购买本章' })).toBeTruthy();
      expect(screen.getByText('山门在雨里。')).toBeTruthy();
    });

    it('is left out when it keeps a reader waiting, also when it comes later [READER-43]', async () => {
      const slow = aSlowFile(file);
      const { services } = await openSlowly(slow.content);
      expect(await screen.findByRole('button', { name: '购买本章' }, { timeout: 10_000 })).toBeTruthy();
      await act(async () => slow.arrive());
      await waitFor(() => expect(services.query.isFetching()).toBe(0));
      expect(screen.queryByText('山门在雨里。')).toBeNull();
    });
  });

  it.each([
    [1, false, true],
    [0, true, false],
  ])(
    'follows the server before the host: %j over %s [API-14] [API-28]',
    async (showLockedPreview, isHosts, isShown) => {
      const host = aHost({ reader: { isPlatformPath: false, showsLockedPreview: isHosts } });
      const loadResource = { data: { reader_option: { showLockedPreview } } };
      const { services } = await lockedReader({
        host,
        answers: { chapterList: withPreview, loadResource },
        files: { '/preview/p/11.json': () => file },
      });
      await screen.findByRole('button', { name: '购买本章' });
      await waitFor(() => expect(services.seen.map(({ name }) => name)).toContain('loadResource'));
      if (isShown) expect(await screen.findByText('山门在雨里。')).toBeTruthy();
      else await act(async () => new Promise((done) => void setTimeout(done, 50)));
      expect(screen.queryByText('山门在雨里。') !== null).toBe(isShown);
    },
  );

  it('is not asked for where the host shows none [READER-43]', async () => {
    const content = vi.fn(() => file);
    await lockedReader({ answers: { chapterList: withPreview }, files: { '/preview/p/11.json': content } });
    await screen.findByRole('button', { name: '购买本章' });
    expect(content).not.toHaveBeenCalled();
  });
});
