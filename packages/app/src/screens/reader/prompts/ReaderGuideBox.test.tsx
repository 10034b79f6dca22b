import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { aHost } from '../../../testing/aHost.ts';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';

const bars = { actionBar: true, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const box = { img: '/guide/box.png', startChapter: 2, offsetChapter: '1' };
const boxed = (options: RenderReaderOptions = {}) =>
  renderReader({ host: aHost({ guide: { bars, box } }), ...options });
const dialog = () => screen.queryByRole('dialog', { name: '去APP阅读全本' });
const isOpen = () => dialog()?.hasAttribute('open') === true;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Pictures come, or somebody keeps them away. */
const pictures = (come: boolean) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(come ? 640 : 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 330));
};

describe('the guide box', () => {
  beforeEach(() => pictures(true));

  it('shows its picture on the chapters that the host chose [READER-18, GUIDE-16, GUIDE-20, HOST-14]', async () => {
    await boxed({ query: '?forceChapterIndex=1' });
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(screen.getByRole('img', { name: '去APP阅读全本' }).getAttribute('src')).toBe('/guide/box.png');
  });

  it('does not show between them [GUIDE-17]', async () => {
    await boxed({ query: '?forceChapterIndex=2' });
    await untilExtras();
    await screen.findByText(/第3章的正文/);
    expect(isOpen()).toBe(false);
  });

  it('does not show over a locked chapter [GUIDE-16]', async () => {
    const host = aHost({ guide: { bars, box: { ...box, startChapter: 1, offsetChapter: '0' } } });
    const { unmount } = await renderReader({ host, chapters: 12, query: '?forceChapterIndex=9' });
    await waitFor(() => expect(isOpen()).toBe(true));
    unmount();
    await renderReader({ host, chapters: 12, query: '?forceChapterIndex=10' });
    await untilExtras();
    expect(isOpen()).toBe(false);
  });

  it('says in the mini-app that nothing leads to the app [HOST-24] [GUIDE-11]', async () => {
    const navigateAway = vi.fn();
    const host = aHost({ guide: { bars, box, isMiniApp: true } });
    await renderReader({ host, query: '?forceChapterIndex=1', navigateAway });
    await waitFor(() => expect(isOpen()).toBe(true));
    press('下载APP 限时领取');
    expect(await screen.findByText('小程序暂不支持此功能')).toBeTruthy();
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('holds the page still until it is closed, and stays closed for the chapter [GUIDE-18]', async () => {
    await boxed({ query: '?forceChapterIndex=1' });
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(document.documentElement.dataset['scrollLocks']).toBe('1');
    press('关闭');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(document.documentElement.dataset['scrollLocks']).toBeUndefined());
  });

  it('goes when its picture is kept away, and the block is reported [GUIDE-19, EVT-10, EVT-13, CONST-13]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    pictures(false);
    const {
      services: { seen },
    } = await boxed({ query: '?forceChapterIndex=1', answers: { monitorTrouble: {} } });
    await waitFor(() => expect(isOpen()).toBe(true));
    act(() => void vi.advanceTimersByTime(1000));
    expect(isOpen()).toBe(true);
    act(() => void vi.advanceTimersByTime(1000));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() =>
      expect(seen.find(({ name }) => name === 'monitorTrouble')?.fields).toMatchObject({ category: 104 }),
    );
  });

  it('stays when its picture is seen [GUIDE-19]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await boxed({ query: '?forceChapterIndex=1' });
    await waitFor(() => expect(isOpen()).toBe(true));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(isOpen()).toBe(true);
  });
});
