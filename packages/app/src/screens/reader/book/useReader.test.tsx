import { AppError } from '@shuye/core-domain/error';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../testing/wire.ts';

const NOW = 1_790_000_000_000;
const READER = '9000001';
const lost = new AppError('network', '网络或服务异常，请稍后再试');
const refused = new AppError('server', '您尚未购买，无法阅读', { code: 403 });
/** The price of a locked chapter. */
const PRICE = '本章价格：12书豆';

const stored = (ordinal: number, userId: string) => ({
  content_cache: [
    {
      bookId: '1001',
      chapterId: `c${ordinal}`,
      title: `第${ordinal}章`,
      index: ordinal - 1,
      content: { kind: 'text', text: '这台设备存下的正文。' },
      userId,
    },
  ],
});

/** Opens the eleventh chapter, which is locked, as the network goes away behind the list. */
const openLockedOffline = (userId: string) => {
  const host = aHost();
  const chapterList = () => {
    host.setOnline(false);
    return wireChapterList(['', wireChapters(11)]);
  };
  return renderReader({
    query: '?forceChapterIndex=10',
    host,
    userId: READER,
    device: { last_account: READER, ...stored(11, userId) },
    content: () => lost,
    answers: { chapterList },
  });
};

describe('a chapter that this device stores', () => {
  it('is open without a network though nobody can say who may read it (A-13)', async () => {
    await openLockedOffline(READER);
    expect(await screen.findByText('这台设备存下的正文。')).toBeTruthy();
    expect(screen.queryByText(PRICE)).toBeNull();
  });

  it('stays locked for another account', async () => {
    await openLockedOffline('9000002');
    expect(await screen.findByText(PRICE)).toBeTruthy();
    expect(screen.queryByText('这台设备存下的正文。')).toBeNull();
  });

  it('stays locked while there is a network to ask', async () => {
    await renderReader({
      query: '?forceChapterIndex=10',
      chapters: 11,
      userId: READER,
      device: { last_account: READER, ...stored(11, READER) },
    });
    expect(await screen.findByText(PRICE)).toBeTruthy();
  });
});

const refuseFirst = ({ ordinal }: { ordinal: number }) => (ordinal === 1 ? refused : '文');
const timesAsked = ({ asked }: Awaited<ReturnType<typeof renderReader>>) =>
  asked.mock.calls.filter(([{ chapterId }]) => chapterId === 'c1').length;

describe('a chapter that the server refuses', () => {
  it('is asked for once more, and the tab remembers it over a reload of the page (A-14)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const session = fakeStorage();
    const view = await renderReader({ session, content: refuseFirst });
    await screen.findByText('您尚未购买，无法阅读');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(timesAsked(view)).toBe(2));
    expect(session.getItem('shuye_refused_reloads')).toBe(JSON.stringify({ c1: NOW }));
  });

  it('is not asked for again by itself where the tab did so before the page was loaded afresh (A-14)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const session = fakeStorage({ refused_reloads: { c1: NOW - 29_999 } });
    const view = await renderReader({ session, content: refuseFirst });
    await screen.findByText('您尚未购买，无法阅读');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(timesAsked(view)).toBe(1);
  });
});

it('reading goes on where it stood when somebody logs in, and its text never leaves the page', async () => {
  let userId = '';
  const { services, asked } = await renderReader({ query: '?forceChapterIndex=4', userId: () => userId });
  await screen.findByText(/第5章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '下一章' }));
  await screen.findByText(/6 \/ 12章/);
  asked.mockClear();
  const whole = await screen.findByText(/第6章的正文/).then(({ ownerDocument }) => ownerDocument);
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(whole.body.textContent.includes('第6章的正文')));
  watch.observe(whole.body, { childList: true, subtree: true, characterData: true });
  userId = READER;
  act(() => services.login.getState().checkUser());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls.map(([{ title }]) => title)[0]).toBe('第6章');
  expect(await screen.findByText(/6 \/ 12章/)).toBeTruthy();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  watch.disconnect();
  expect(seen).not.toContain(false);
});
