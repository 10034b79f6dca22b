import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReaderSettings } from '../../../../stores/readerSettingsStore.ts';
import { PAGE } from '../../../../testing/stubPageLayout.ts';
import { renderPages } from '../../../../testing/renderPages.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Characters a minute. */
const PACE = 300;

/** Has the pages turn by themselves. */
async function startAutoRead(settings: Partial<ReaderSettings> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = await renderPages({ settings, device: { auto_read_pace: PACE } });
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  fireEvent.click(sheet.getByRole('button', { name: '自动阅读' }));
  await screen.findByText('自动阅读中，轻触屏幕暂停');
  /** How long the page that is shown takes to be read, ms. */
  const due = () => {
    const paragraphs = view.page.querySelectorAll('[style*="visibility: visible"] p');
    const characters = Array.from(paragraphs, ({ textContent }) => textContent.length);
    return (characters.reduce((sum, count) => sum + count, 0) / PACE) * 60_000;
  };
  return { ...view, due };
}

const dock = () => screen.queryByRole('region', { name: '自动阅读' });

describe('reading that goes on by itself, page by page', () => {
  it('turns each page when its characters were read at the chosen pace, and no earlier', async () => {
    const { pageRead, due } = await startAutoRead();
    const first = due();
    await pass(first * 0.9);
    expect(pageRead()).toBe(1);
    await pass(first * 0.15);
    expect(pageRead()).toBe(2);
    const second = due();
    await pass(second * 0.9);
    expect(pageRead()).toBe(2);
    await pass(second * 0.15);
    expect(pageRead()).toBe(3);
  });

  it('waits under a tool, and goes on when it is closed', async () => {
    const { pageRead, due } = await startAutoRead();
    act(() => void fireEvent.keyDown(window, { key: 'c' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^目录/ }));
    await pass(due() * 3);
    expect(pageRead()).toBe(1);
    fireEvent.click(drawer.getByRole('button', { name: '关闭' }));
    await pass(due() * 1.05);
    expect(pageRead()).toBe(2);
  });

  it('does not lay its own buttons over a tool', async () => {
    const { tap } = await startAutoRead();
    tap(0.5, 0.5);
    expect(dock()).toBeTruthy();
    act(() => void fireEvent.keyDown(window, { key: 'c' }));
    await screen.findByRole('dialog', { name: /^目录/ });
    expect(dock()).toBeNull();
  });

  it('moves a scroll by whole screens where less movement is wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10 * PAGE.height);
    const { page } = await startAutoRead({ paging: 'vertical' });
    const before = page.scrollTop;
    // 17 characters in each of 22 lines.
    const screenful = ((17 * 22) / PACE) * 60_000;
    await pass(screenful * 0.9);
    expect(page.scrollTop).toBe(before);
    await pass(screenful * 0.2);
    expect(page.scrollTop - before).toBeGreaterThan(PAGE.height / 2);
  });
});
