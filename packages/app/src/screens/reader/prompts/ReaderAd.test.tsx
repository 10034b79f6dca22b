import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { Refusal } from '../../../testing/fakeServer.ts';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';

type WireSlot = NonNullable<CallAnswer<Calls['adInfo']>['data']['bottom']>;

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2241A) AppleWebKit/537.36 Mobile Safari/537.36';
const TEXT = '山中灯火一夜未熄。'.repeat(20);

const aSlot = ({ extInfo, ...change }: Partial<WireSlot> = {}): WireSlot => ({
  resourceId: 'r1',
  deliveryId: 'd1',
  dataTracks: ['t1', 't2'],
  adSource: 1,
  ...change,
  extInfo: { showName: '去APP接着读', buttonText: '打开', guideImgUrl: '/ads/guide.png', ...extInfo },
});

const content = {
  data: {
    title: '山货节',
    images: ['/ads/shan.png'],
    buttonText: '看看',
    jumpUrl: '/st/shan',
    showUrls: ['https://track.test/show'],
    clickUrls: ['https://track.test/click'],
  },
};

interface AdOptions extends RenderReaderOptions {
  /** Characters read of 180. */
  offset?: number;
  middle?: WireSlot;
  bottom?: WireSlot;
}

/** The first chapter, read up to an offset, in a host with ads. */
const readAt = ({ offset = 170, middle, bottom, answers, ...options }: AdOptions) =>
  renderReader({
    chapters: 2,
    host: aHostWithActionBar({ reader: { isPlatformPath: false, adsEnabled: true } }),
    content: () => TEXT,
    device: { progress: { 1001: { place: placeAt('c1', TEXT, offset), percent: 1, chapterTitle: '', at: 1 } } },
    ...options,
    answers: { adInfo: { data: { middle, bottom } }, ...answers },
  });

const ad = async () => within(await screen.findByRole('complementary', { name: '广告' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the ads of the reader', () => {
  it.each([
    [0, false],
    [1, true],
  ])('follow the server where it switches them for a book: %j [API-14] [API-28]', async (adEnabled, areShown) => {
    const loadResource = vi.fn(() => ({ data: { reader_option: { adEnabled } } }));
    await readAt({ bottom: aSlot(), answers: { loadResource } });
    await waitFor(() => expect(loadResource).toHaveBeenCalled());
    if (areShown) expect(await ad()).toBeTruthy();
    else await act(async () => new Promise((done) => void setTimeout(done, 100)));
    expect(screen.queryByRole('complementary', { name: '广告' }) !== null).toBe(areShown);
  });

  it('show in the middle of a chapter the one, at its end the other [READER-16, READER-17, AD-01]', async () => {
    const slots = {
      middle: aSlot({ extInfo: { showName: '中间' } }),
      bottom: aSlot({ extInfo: { showName: '末尾' } }),
    };
    const { unmount } = await readAt({ ...slots, offset: 90 });
    expect((await ad()).getByText('中间')).toBeTruthy();
    unmount();
    await readAt({ ...slots, offset: 170 });
    expect((await ad()).getByText('末尾')).toBeTruthy();
  });

  it('are not asked for where the host has none [AD-11, HOST-04]', async () => {
    const { services } = await readAt({ bottom: aSlot(), host: aHostWithActionBar() });
    await untilExtras();
    expect(services.seen.map(({ name }) => name)).not.toContain('adInfo');
    expect(screen.queryByRole('complementary', { name: '广告' })).toBeNull();
  });

  it('are asked for with the common parameters beside the signature [SIGN-13] (D-027)', async () => {
    const { services } = await readAt({ bottom: aSlot() });
    await ad();
    const asked = services.seen.find(({ name }) => name === 'adInfo');
    expect(asked?.fields['_public']).toBe(
      'appVersion=0.1.0&channelId=6666&deviceId=device-1&osName=android&platform=0&userId=8000000',
    );
  });

  it.each([
    [1, 60],
    [3, 90],
    [8, 65],
    [17, 65],
  ])('keep the height of their source %s: %s px [AD-07, CONST-25]', async (adSource, height) => {
    await readAt({ bottom: aSlot({ adSource, thirdAdCode: 'a1' }), answers: { adContent: content } });
    await ad();
    expect(screen.getByRole('complementary', { name: '广告' }).style.minHeight).toBe(`${height}px`);
  });

  it('can be sent away (A-12)', async () => {
    await readAt({ bottom: aSlot() });
    await ad();
    press('关闭广告');
    expect(screen.queryByRole('complementary', { name: '广告' })).toBeNull();
  });

  it('open the app at the book, by a scheme that ads may open [AD-05, AD-14]', async () => {
    const navigateAway = vi.fn();
    const bottom = aSlot({ extInfo: { anSchemeUrl: 'shuye://com.shuye.reader/openbook?bookId={bookId}' } });
    await readAt({ bottom, navigateAway, userAgent: ANDROID });
    await ad();
    press('打开');
    expect(navigateAway).toHaveBeenCalledWith('shuye://com.shuye.reader/openbook?bookId=1001');
  });

  it('lead to no address that runs anything', async () => {
    const bottom = aSlot({ extInfo: { anSchemeUrl: 'javascript://%0aalert(1)', jumpUrl: 'https://elsewhere.test/' } });
    await readAt({ bottom, userAgent: ANDROID });
    await ad();
    expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
  });

  it('of another source ask for its content, the backup last [AD-03, AD-12]', async () => {
    const asked: unknown[] = [];
    const bottom = aSlot({
      adSource: 3,
      adStrategy: {
        priorityConfig: [
          { adSource: 8, hthirdAdCode: 'backup', lthirdAdCode: '', isBackUp: 1 },
          { adSource: 3, hthirdAdCode: 'first', lthirdAdCode: '', isBackUp: 0 },
        ],
      },
    });
    await readAt({
      bottom,
      answers: {
        adContent: ({ adCode }) => {
          asked.push(adCode);
          return adCode === 'backup' ? content : new Refusal(404, '没有');
        },
      },
    });
    expect((await ad()).getByText('山货节')).toBeTruthy();
    expect(asked).toEqual(['first', 'backup']);
  });

  it('of source 17 tell of their show and of a tap, with their tracks [AD-13, EVT-14, CONST-98]', async () => {
    const navigateAway = vi.fn();
    const bottom = aSlot({ adSource: 17, thirdAdCode: 'a17' });
    const { services } = await readAt({ bottom, navigateAway, answers: { adContent: content, adEvent: {} } });
    await ad();
    press('看看');
    const told = () => services.seen.filter(({ name }) => name === 'adEvent').map(({ fields }) => fields);
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()[0]).toMatchObject({ eventType: 'show', reportUrl: 'https://track.test/show', dataTracks: 't1,t2' });
    expect(told()[1]).toMatchObject({
      eventType: 'click',
      reportUrl: 'https://track.test/click',
      dataTracks: 't1,t2',
    });
    expect(navigateAway).toHaveBeenCalledWith('/st/shan');
  });

  it('count our own picture at the lower edge as shown after 1500 ms [GUIDE-25, EVT-12, CONST-42]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { services } = await readAt({ bottom: aSlot(), answers: { collectEvents: {} } });
    await ad();
    // Before it is sent: what waits goes in batches.
    const isShown = () => services.queuedEvents.some(({ event }) => event.name === 'bottom_image');
    act(() => void vi.advanceTimersByTime(1400));
    expect(isShown()).toBe(false);
    act(() => void vi.advanceTimersByTime(100));
    expect(isShown()).toBe(true);
    act(() => void vi.advanceTimersByTime(500));
    const sent = () => services.seen.filter(({ fields }) => JSON.stringify(fields).includes('bottom_image'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
