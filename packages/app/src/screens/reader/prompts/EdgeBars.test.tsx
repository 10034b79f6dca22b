import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GuideSettings } from '@shuye/host-bridges';
import { describe, expect, it, vi } from 'vitest';
import { aHost, type TestHost } from '../../../testing/aHost.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2241A) AppleWebKit/537.36 Version/4.0 Mobile Safari/537.36';
const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const guided = ({
  bars,
  ...guide
}: Partial<Omit<GuideSettings, 'bars'>> & { bars?: Partial<GuideSettings['bars']> } = {}): TestHost =>
  aHost({ guide: { ...guide, bars: { ...noBars, ...bars } } });

const press = (name: string, within_: ReturnType<typeof within> = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const actionBar = async () => within(await screen.findByRole('navigation', { name: '阅读操作' }));

const host = () => guided({ bars: { actionBar: true } });

describe('the action bar', () => {
  it('has back, listen and download where the host wants it [READER-01, HOST-05]', async () => {
    await renderReader({ host: host() });
    const bar = await actionBar();
    expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '返回',
      '听书',
      '下载全本',
    ]);
  });

  it('is not there where the host does not want it [READER-01]', async () => {
    await renderReader({ host: guided({ bars: { freeChapterBar: true } }) });
    await screen.findByRole('complementary', { name: '免费章节' });
    expect(screen.queryByRole('navigation', { name: '阅读操作' })).toBeNull();
  });

  it('leaves to the page before [READER-02]', async () => {
    const { at } = await renderReader({ host: host() });
    press('返回', await actionBar());
    await waitFor(() => expect(at.address).not.toContain('/reader'));
  });

  it('offers no listening for a book that forbids it [READER-03]', async () => {
    await renderReader({ host: host(), answers: { bookInfo: aWireBook({ forbiddenTts: 1 }) } });
    expect((await actionBar()).queryByRole('button', { name: '听书' })).toBeNull();
  });

  it.each([
    ['听书', 'reader_listen', 'READER-03'],
    ['下载全本', 'reader_download', 'READER-04'],
  ])(
    '%s asks before the app is opened, and names its place [%s: GUIDE-10, GUIDE-12, ERR-26, %s]',
    async (name, position) => {
      const navigateAway = vi.fn();
      const {
        services: { seen },
      } = await renderReader({ host: host(), navigateAway, userAgent: ANDROID, answers: { collectEvents: {} } });
      press(name, await actionBar());
      expect(await screen.findByText('新用户最高可领26元红包')).toBeTruthy();
      expect(navigateAway).not.toHaveBeenCalled();
      press('立即下载');
      expect(navigateAway).toHaveBeenCalledWith(
        expect.stringMatching(new RegExp(`^shuye://.*openbook\\?bookId=1001.*${position.replace('_', '%255F')}`)),
      );
      await waitFor(() => expect(JSON.stringify(seen)).toContain('call_app'));
    },
  );

  it('tells of the dialog, the call of the app and the download [GUIDE-24, EVT-04, EVT-05, EVT-06]', async () => {
    const {
      services: { seen },
    } = await renderReader({ host: host(), userAgent: ANDROID, answers: { collectEvents: {} } });
    press('下载全本', await actionBar());
    press('立即下载');
    const events = () => seen.flatMap(({ name, fields }) => (name === 'collectEvents' ? fields['events'] : []));
    await waitFor(() => expect(events()).toHaveLength(3));
    const told = events().map((event) => JSON.stringify(event));
    expect(told.map((text) => /"name":"(\w+)"/.exec(text)?.[1])).toEqual(['reading_dialog', 'download', 'call_app']);
    expect(told.every((text) => text.includes('reader_download'))).toBe(true);
  });

  it('says in the mini-app that there is no download, and asks nothing [GUIDE-11, HOST-24]', async () => {
    const navigateAway = vi.fn();
    await renderReader({ host: guided({ isMiniApp: true, bars: { actionBar: true } }), navigateAway });
    press('下载全本', await actionBar());
    expect(await screen.findByText('小程序暂不支持此功能')).toBeTruthy();
    expect(screen.queryByText('立即下载')).toBeNull();
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('hands book and place over by the clipboard, for an app that is installed afterwards [GUIDE-09]', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    await renderReader({ host: host(), userAgent: ANDROID });
    press('下载全本', await actionBar());
    press('立即下载');
    expect(writeText).toHaveBeenCalledOnce();
    const [, links] = /^书页#(.*)#$/.exec(writeText.mock.calls[0]?.[0] ?? '') ?? [];
    const { i, a } = Object.fromEntries(new URLSearchParams(links));
    for (const link of [i, a]) expect(link).toMatch(/openbook\?bookId=1001&from=.*reader(_|%5F|%255F)download/);
    vi.unstubAllGlobals();
  });

  it('leads a desktop to the download page', async () => {
    const { at } = await renderReader({
      host: host(),
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0 Safari/537.36',
    });
    press('下载全本', await actionBar());
    press('立即下载');
    expect(at.address).toBe('/download/1001');
  });

  it('leads a phone on which the app does not open to the download page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { at } = await renderReader({ host: host(), userAgent: ANDROID });
    press('下载全本', await actionBar());
    press('立即下载');
    act(() => void vi.advanceTimersByTime(2400));
    expect(at.address).toBe('/reader/1001');
    act(() => void vi.advanceTimersByTime(200));
    await waitFor(() => expect(at.address).toBe('/download/1001'));
  });
});

describe('bars of free chapters', () => {
  it('show on a free chapter where the host wants them [READER-05, READER-06, HOST-06, HOST-07]', async () => {
    const navigateAway = vi.fn();
    const withBars = guided({ bars: { freeChapterBar: true, freeChapterButton: true } });
    await renderReader({ host: withBars, navigateAway, userAgent: ANDROID });
    const bar = within(await screen.findByRole('complementary', { name: '免费章节' }));
    expect(bar.getByText('本章免费，去APP畅读全本')).toBeTruthy();
    press('去APP阅读全本', bar);
    press('免费阅读全本');
    expect(navigateAway).toHaveBeenCalledTimes(2);
  });

  it('do not show on a chapter that is sold [READER-05, READER-06]', async () => {
    const withBars = guided({ bars: { freeChapterBar: true, freeChapterButton: true, actionBar: true } });
    await renderReader({ host: withBars, chapters: 11, query: '?forceChapterIndex=10' });
    await actionBar();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('can be sent away, and stay away in this session (A-12)', async () => {
    const withBars = guided({ bars: { freeChapterBar: true } });
    const { unmount } = await renderReader({ host: withBars });
    press('关闭', within(await screen.findByRole('complementary', { name: '免费章节' })));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
  });

  it('show no more often than the host allows (A-12)', async () => {
    const day = { inSession: 0, day: new Date(1_790_000_000_000).toLocaleDateString('sv-SE'), onDay: 1 };
    const withBars = guided({ bars: { freeChapterBar: true, actionBar: true }, caps: { bar: { perDay: 1 } } });
    await renderReader({ host: withBars, device: { guide_counts: { bar: day } } });
    await actionBar();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('the fixed button needs the mini-app’s own word, and goes after its time [GUIDE-22, HOST-18]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const miniApp = { freeBottomBar: { showButton: true, fadeTime: 3000 } };
    await renderReader({ host: guided({ bars: { freeChapterButton: true }, miniApp }) });
    expect(await screen.findByText('免费阅读全本')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.queryByText('免费阅读全本')).toBeNull();
  });
});

describe('guides in the mini-app', () => {
  it.each<[string, Partial<GuideSettings['bars']>, string, string]>([
    ['bar of a free chapter', { freeChapterBar: true }, '', '去APP阅读全本'],
    ['button of a free chapter', { freeChapterButton: true }, '', '免费阅读全本'],
    ['info bar', {}, '?showAppGuide=1', '打开'],
    ['bar of a locked chapter', { chargeChapterBar: true }, '?forceChapterIndex=10', '去APP阅读全本'],
  ])('the %s is refused with a toast and leads nowhere [HOST-24] [GUIDE-11]', async (_, bars, query, button) => {
    const navigateAway = vi.fn();
    const options = { host: guided({ isMiniApp: true, bars }), chapters: 11, query, navigateAway };
    const { at } = await renderReader({ ...options, userAgent: ANDROID });
    const address = at.address;
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('小程序暂不支持此功能')).toBeTruthy();
    expect(navigateAway).not.toHaveBeenCalled();
    expect(at.address).toBe(address);
  });
});

describe('the info bar', () => {
  it('shows where the address asks for it [GUIDE-21, RPARAM-09]', async () => {
    await renderReader({ host: guided(), query: '?showAppGuide=1' });
    const bar = within(await screen.findByRole('complementary', { name: '打开APP' }));
    expect(bar.getByText('去APP阅读全本')).toBeTruthy();
    press('关闭', bar);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('does not show by itself [GUIDE-21] [RPARAM-09]', async () => {
    await renderReader({ host: guided({ bars: { actionBar: true } }) });
    await actionBar();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
