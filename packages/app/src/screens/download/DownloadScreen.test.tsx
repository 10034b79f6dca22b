import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuideSettings } from '@shuye/host-bridges';
import { aHost } from '../../testing/aHost.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook } from '../../testing/wire.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile';
const WECHAT = `${IPHONE} MicroMessenger/8.0`;
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/120';

const guide = (change: Partial<GuideSettings> = {}): GuideSettings => ({
  bars: { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false },
  downloadPages: { ios: 'https://apps.example/shuye?l=zh' },
  ...change,
});

async function open({ guide: settings = guide(), ...options }: RenderAppOptions & { guide?: GuideSettings } = {}) {
  const navigateAway = vi.fn<(address: string) => void>();
  const app = await renderApp({
    path: '/download/1001',
    answers: { bookInfo: aWireBook(), collectEvents: {} },
    userAgent: IPHONE,
    siteId: '77',
    navigateAway,
    host: aHost({ guide: settings }),
    ...options,
  });
  await screen.findByRole('heading', { level: 2 });
  return { ...app, navigateAway };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toast = () => screen.getByRole('status').textContent;

afterEach(() => vi.useRealTimers());

describe('the download page', () => {
  it('shows the book and what the app is good for, titled 下载APP [ROUTE-26] [MISC-02]', async () => {
    await open();
    expect(document.title).toBe('下载APP-书页小说');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('山中灯火');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('去APP阅读全本');
    expect(screen.getByRole('link', { name: '就在这里读' }).getAttribute('href')).toBe('/reader/1001');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('opens the app at the book by 打开APP, and offers the download where it is missing [MISC-02] [GUIDE-01]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { navigateAway, at } = await open();
    press('打开APP');
    expect(navigateAway).toHaveBeenCalledWith(expect.stringMatching(/^shuye:\/\/openbook\?bookId=1001&from=download_/));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(toast()).toBe('没有打开APP，可以先下载');
    expect(at.address).toBe('/download/1001');
  });

  it('downloads for its system by 立即下载, counted for channel and position [MISC-02] [GUIDE-07]', async () => {
    const { navigateAway } = await open();
    press('立即下载');
    const address = new URL(navigateAway.mock.calls[0]?.[0] ?? '');
    expect(address.origin + address.pathname).toBe('https://apps.example/shuye');
    expect(address.searchParams.get('l')).toBe('zh');
    expect(address.searchParams.get('channelId')).toBe('77');
    expect(address.searchParams.get('from')).toContain('download%5Fpage');
  });

  it('says so where there is no package for the system, and stays', async () => {
    const { navigateAway } = await open({ guide: guide({ downloadPages: {} }) });
    press('立即下载');
    expect(toast()).toBe('这个系统的安装包还没有上架');
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it.each(['打开APP', '立即下载'])(
    'says 小程序暂不支持此功能 for %s in the mini-app [MISC-02] [HOST-24] [GUIDE-11]',
    async (way) => {
      const { navigateAway } = await open({ guide: guide({ isMiniApp: true }) });
      press(way);
      expect(toast()).toBe('小程序暂不支持此功能');
      expect(navigateAway).not.toHaveBeenCalled();
    },
  );

  it.each(['打开APP', '立即下载'])('leads out of an app that opens no other, for %s [MISC-02]', async (way) => {
    const { navigateAway } = await open({ userAgent: WECHAT });
    press(way);
    expect(screen.getByRole('alertdialog', { name: '请在浏览器中打开' })).toBeTruthy();
    expect(navigateAway).not.toHaveBeenCalled();
    press('知道了');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows a desktop the code of its own address in place of the ways to the app [MISC-02]', async () => {
    await open({ userAgent: DESKTOP, currentUrl: () => 'https://shuye.example/download/1001?x=1' });
    expect(screen.getByRole('img', { name: '二维码：https://shuye.example/download/1001' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '打开APP' })).toBeNull();
  });

  it.each([
    ['iOS', IPHONE, 'shuye://bookstore?from=download_'],
    ['Android', ANDROID, 'shuye://com.shuye.reader/bookstore?from=download_'],
    ['HarmonyOS', HARMONY, 'shuyehm://bookstore?from=download_'],
  ])(
    'opens the app’s store on %s where the server has no such book, and leads to ours',
    async (_system, agent, link) => {
      const missing = { bookInfo: new Refusal(401, '该书籍已下架'), collectEvents: {} };
      const { navigateAway } = await open({ userAgent: agent, answers: missing });
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('书页小说');
      press('打开APP');
      expect(navigateAway).toHaveBeenCalledWith(expect.stringContaining(link));
      expect(screen.getByRole('link', { name: '去书城看看' }).getAttribute('href')).toBe('/');
    },
  );

  it('stays a way to the app at the book where the network takes it away', async () => {
    const { navigateAway } = await open({ fetch: () => Promise.reject(new TypeError('offline')) });
    press('打开APP');
    expect(navigateAway).toHaveBeenCalledWith(expect.stringContaining('openbook?bookId=1001'));
  });
});
