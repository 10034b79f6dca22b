import type { HostBridge, ShareCard } from '@shuye/host-bridges';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHost, type TestHost } from '../../testing/aHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { renderReader } from '../../testing/renderReader.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const COPIED = '链接已复制，去粘贴给朋友吧';
const FAILED = '分享失败，请稍后重试';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const aHostWith = (bridge: Partial<HostBridge>): TestHost => {
  const host = aHost();
  return { ...host, bridge: { ...host.bridge, ...bridge } };
};
const panel = (answer: () => Promise<boolean>) => vi.fn<(card: ShareCard) => Promise<boolean>>(answer);

const currentUrl = () => 'https://book.example/cover/1001?token=secret&rid=7';
const answers = { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(3)]) };
const pressShare = async () => fireEvent.click(await screen.findByRole('button', { name: '分享' }));
const shareCover = async (host: TestHost, path = '/cover/1001') => {
  const view = await renderApp({ path, host, answers, currentUrl });
  await pressShare();
  return view;
};

const CARD = { title: '《山中灯火》许半山', text: '一盏灯，一座山。', url: 'https://book.example/cover/1001' };

describe('a book is shared by its cover', () => {
  it.each(['/cover/1001', '/book/1001.html', '/cover2/1001', '/cover3/1001'])(
    'from %s, without what else the address of the page says [ROUTE-11] [BRIDGE-17]',
    async (path) => {
      const share = panel(() => Promise.resolve(true));
      await shareCover(aHostWith({ share }), path);
      await waitFor(() => expect(share.mock.calls).toEqual([[CARD]]));
    },
  );

  it.each(['/reader/1001', '/pc/reader/1001'] as const)(
    'from %s, whose menu closes before the panel opens [ROUTE-11] [BRIDGE-17]',
    async (place) => {
      const share = panel(() => Promise.resolve(true));
      await renderReader({ host: aHostWith({ share }), place, currentUrl });
      await screen.findByText(/第1章的正文/);
      fireEvent.click(await screen.findByRole('button', { name: '更多' }));
      await pressShare();
      await waitFor(() => expect(share.mock.calls).toEqual([[CARD]]));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '更多' })).toBeNull());
    },
  );
});

describe('what the share panel answers', () => {
  it.each([
    ['shared', () => Promise.resolve(true)],
    ['closed by the reader', () => Promise.resolve(false)],
    ['not answered yet', () => new Promise<boolean>(() => undefined)],
  ])('%s: the page says nothing, copies nothing and shares again [BRIDGE-17]', async (_name, answer) => {
    const share = panel(answer);
    await shareCover(aHostWith({ share }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect([screen.queryByText(COPIED), screen.queryByText(FAILED), writeText.mock.calls]).toEqual([null, null, []]);
  });

  it('a panel that does not open leaves the link on the clipboard [BRIDGE-17]', async () => {
    await shareCover(aHostWith({ share: () => Promise.reject(new Error('HY_NO_PERMISSION')) }));
    expect(await screen.findByText(COPIED)).toBeTruthy();
    expect(writeText.mock.calls).toEqual([[CARD.url]]);
  });
});

describe('in a browser without a share panel', () => {
  it('the link of the cover is copied', async () => {
    await shareCover(aHost());
    expect(await screen.findByText(COPIED)).toBeTruthy();
    expect(writeText.mock.calls).toEqual([[CARD.url]]);
  });

  it('a clipboard that is closed to the page is said', async () => {
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await shareCover(aHost());
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });
});
