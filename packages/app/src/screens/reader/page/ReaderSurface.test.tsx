import { AppError } from '@shuye/core-domain/error';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { stubPageLayout, PAGE } from '../../../testing/stubPageLayout.ts';
import { renderPages, type RenderPagesOptions } from '../../../testing/renderPages.tsx';
import { renderReader } from '../../../testing/renderReader.tsx';

const FIRST_CHAPTER = '已经是第一章了';

async function open(options: RenderPagesOptions = {}) {
  const view = await renderPages(options);
  const { page } = view;
  // What jsdom lacks: pointers that are caught.
  page.setPointerCapture = () => undefined;
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 400 };
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(page, { ...finger, clientX: from });
    fireEvent.pointerMove(page, { ...finger, clientX: (from + to) / 2 });
    fireEvent.pointerMove(page, { ...finger, clientX: to });
    fireEvent.pointerUp(page, { ...finger, clientX: to });
  };
  const hasBars = () => view.container.querySelector('footer[data-shown]') !== null;
  return { ...view, swipe, hasBars };
}

describe('a tap on the page', () => {
  it('turns it at the sides and calls the bars in the middle [D-107]', async () => {
    const { tap, pageRead, hasBars } = await open();
    tap(0.9, 0.5);
    tap(0.9, 0.5);
    expect(pageRead()).toBe(3);
    tap(0.1, 0.5);
    expect(pageRead()).toBe(2);
    expect(hasBars()).toBe(false);
    tap(0.5, 0.5);
    expect(hasBars()).toBe(true);
    expect(pageRead()).toBe(2);
  });

  it('sends the bars away, wherever it is, and turns nothing', async () => {
    const { tap, pageRead, hasBars } = await open();
    tap(0.5, 0.5);
    tap(0.9, 0.5);
    expect(hasBars()).toBe(false);
    expect(pageRead()).toBe(1);
  });

  it('is a button’s own where it meets one', async () => {
    stubPageLayout();
    const fault = new AppError('server', '章节整理中', { code: 500 });
    const { container, asked } = await renderReader({ content: () => fault });
    const button = await screen.findByRole('button', { name: '重试' });
    await screen.findByText('上一章');
    const before = asked.mock.calls.length;
    fireEvent.click(button, { clientX: PAGE.width / 2, clientY: PAGE.height / 2 });
    expect(asked.mock.calls.length).toBeGreaterThan(before);
    expect(container.querySelector('footer[data-shown]')).toBeNull();
  });

  it.each<[string, string, [number, number], [number, number]]>([
    ['the left hand', 'nmpnmpnmp', [0.1, 0.5], [0.9, 0.5]],
    ['a map of one’s own', 'nnnnmnnnp', [0.1, 0.1], [0.9, 0.9]],
  ])('does what the zones of %s say', async (_, tapMap, forth, back) => {
    const { tap, pageRead, hasBars } = await open({ settings: { tapMap } });
    tap(...forth);
    tap(...forth);
    expect(pageRead()).toBe(3);
    tap(...back);
    expect(pageRead()).toBe(2);
    tap(0.5, 0.5);
    expect(hasBars()).toBe(true);
  });

  it('follows the zones as soon as they are changed', async () => {
    const { tap, pageRead, services } = await open();
    tap(0.9, 0.5);
    expect(pageRead()).toBe(2);
    act(() => services.readerSettings.getState().change({ tapMap: 'nmpnmpnmp' }));
    tap(0.9, 0.5);
    expect(pageRead()).toBe(1);
  });

  it('scrolls a text that is read from top to bottom, by its lower and upper third [D-107]', async () => {
    const { page, tap, hasBars } = await open({ settings: { paging: 'vertical' } });
    // What jsdom lacks: a height of what is scrolled, and a scroll by so much.
    Object.defineProperty(page, 'scrollHeight', { value: 9000 });
    page.scrollBy = (by) => void (page.scrollTop += typeof by === 'object' ? (by.top ?? 0) : 0);
    tap(0.9, 0.9);
    expect(page.scrollTop).toBeGreaterThan(PAGE.height / 2);
    tap(0.1, 0.1);
    expect(page.scrollTop).toBe(0);
    tap(0.1, 0.5);
    expect(hasBars()).toBe(true);
  });

  it('does nothing while text is selected', async () => {
    const { page, tap, pageRead, hasBars } = await open();
    document.getSelection()?.selectAllChildren(page);
    tap(0.9, 0.5);
    tap(0.5, 0.5);
    expect(pageRead()).toBe(1);
    expect(hasBars()).toBe(false);
    document.getSelection()?.removeAllRanges();
    tap(0.9, 0.5);
    expect(pageRead()).toBe(2);
  });
});

describe('before the first chapter', () => {
  it('shows the toast of the first chapter for a back swipe that turns pages [READER-08, D-106]', async () => {
    const { swipe, pageRead } = await open();
    swipe(100, 300);
    expect(await screen.findByText(FIRST_CHAPTER)).toBeTruthy();
    expect(pageRead()).toBe(1);
  });

  it('shows the toast of the first chapter for a tap at the top of a scroll [READER-08, D-106]', async () => {
    const { tap } = await open({ settings: { paging: 'vertical' } });
    tap(0.5, 0.1);
    expect(await screen.findByText(FIRST_CHAPTER)).toBeTruthy();
  });

  it('is not shown where there is a chapter before [READER-08, D-106]', async () => {
    const { swipe } = await open({ query: '?forceChapterIndex=1' });
    swipe(100, 300);
    expect(await screen.findByText(/^第1章 第\d+页/)).toBeTruthy();
    expect(screen.queryByText(FIRST_CHAPTER)).toBeNull();
  });

  it('is not shown behind the last chapter [READER-08, D-106]', async () => {
    const { swipe, services } = await open({
      chapters: 1,
      content: () => '山中灯火一夜未熄。',
    });
    swipe(300, 100);
    expect(await screen.findByText('作者正在努力码字中，后续章节敬请期待')).toBeTruthy();
    swipe(300, 100);
    expect(services.toaster.current()).toBeUndefined();
  });
});

describe('a swipe', () => {
  it('turns the page [READER-39]', async () => {
    const { swipe, pageRead } = await open();
    swipe(300, 100);
    expect(pageRead()).toBe(2);
  });

  it('does nothing in a host that keeps swipes for itself; taps go on turning [READER-39]', async () => {
    const host = aHost({ reader: { isPlatformPath: false, ignoresSlide: true } });
    const { swipe, tap, pageRead } = await open({ host });
    swipe(300, 100);
    expect(pageRead()).toBe(1);
    tap(0.9, 0.5);
    expect(pageRead()).toBe(2);
  });
});

describe('a reader who asked the device for less motion', () => {
  it.each([
    [true, 0],
    [false, 3],
  ])('sees pages change without any: %s', async (matches, moving) => {
    const asks = (query: string) => ({ matches: matches && query.includes('prefers-reduced-motion') });
    vi.stubGlobal('matchMedia', asks);
    const { page, tap, pageRead } = await open({ settings: { paging: 'slide' } });
    tap(0.9, 0.5);
    expect(pageRead()).toBe(2);
    expect(page.querySelectorAll('[style*="transition: transform"]')).toHaveLength(moving);
  });
});
