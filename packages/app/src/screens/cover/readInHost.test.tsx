import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CoverSettings } from '@shuye/host-bridges';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters, wireRecommendation } from '../../testing/wire.ts';

const inHost = async (cover: CoverSettings, { path = '/cover/1001', appVersion = '1.0.8', opens = true } = {}) => {
  const open = vi.fn(async (_asked: unknown) => {
    if (!opens) throw new Error('no reader');
  });
  const host = aHost({ cover });
  const app = await renderApp({
    path,
    host: {
      ...host,
      bridge: { ...host.bridge, readBook: open, navigate: open, parameters: async () => ({ appVersion }) },
    },
    answers: {
      bookInfo: aWireBook(),
      chapterList: wireChapterList(['', wireChapters(3)]),
      recommend: wireRecommendation('2001'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: '山中灯火' });
  return { open, at: app.at };
};

const asButton = () => screen.findByRole('button', { name: '立即阅读' });
const asLink = () => screen.findByRole('link', { name: '立即阅读' });

describe('the read button of a cover in a host [COVER-28]', () => {
  it('opens the host’s own reader with book, name and class [HOST-02] [BRIDGE-22]', async () => {
    const { open, at } = await inHost({ goReadMethod: 'native' });
    fireEvent.click(await asButton());
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ bookId: '1001', bookName: '山中灯火' }));
    expect(at.address).toBe('/cover/1001');
  });

  it('opens the reader as a page where the host does not open its own', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { at } = await inHost({ goReadMethod: 'native' }, { opens: false });
    fireEvent.click(await asButton());
    await waitFor(() => expect(at.address).toContain('/reader/1001'));
    info.mockRestore();
  });

  it('opens a new webview from the version on that the host names [COVER-29] [HOST-03]', async () => {
    const { open } = await inHost({ goReadMethod: 'webview', goReaderByWebviewMinVer: '1.0.8' });
    fireEvent.click(await asButton());
    expect(open.mock.calls).toEqual([[expect.stringContaining('/reader/1001')]]);
  });

  it('is a link in a lower or unknown version [COVER-29] [HOST-03]', async () => {
    await inHost({ goReadMethod: 'webview', goReaderByWebviewMinVer: '1.0.9' });
    expect(await asLink()).toBeTruthy();
  });

  it.each([
    ['/cover/1001', '1.0.8', 'the host’s reader'],
    ['/cover/1001', '1.0.7', 'the page'],
    ['/cover/1001', '', 'the page'],
    ['/cover2/1001', '2.0.0', 'the page'],
    ['/cover3/1001', '1.0.0', 'the host’s reader'],
  ])('of the Taobao app leads at %s in version %j to %s [COVER-15] [HOST-02]', async (path, appVersion, expected) => {
    await inHost({ goReadMethod: 'by-variant' }, { path, appVersion });
    expect(await (expected === 'the page' ? asLink() : asButton())).toBeTruthy();
  });

  it('is a link where the host names no way of its own', async () => {
    await inHost({ goReadMethod: 'route' });
    expect(await asLink()).toBeTruthy();
  });
});
