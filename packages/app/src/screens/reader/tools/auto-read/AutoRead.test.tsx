import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

/** Frames come when the test says so; each moves the clock of animations on by that much. */
function manualFrames() {
  let time = 0;
  let waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
  return (count: number, each = 50) => {
    for (let frame = 0; frame < count; frame += 1) {
      time += each;
      const due = waiting;
      waiting = [];
      for (const callback of due) callback(time);
    }
  };
}

async function startAutoRead(options: RenderReaderOptions = {}) {
  const view = await renderReader(options);
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  const frames = manualFrames();
  fireEvent.click(sheet.getByRole('button', { name: '自动阅读' }));
  await screen.findByText('自动阅读中，轻触屏幕暂停');
  const page = screen.getByRole('region', { name: '正文' });
  Object.defineProperty(page, 'clientWidth', { configurable: true, value: 380 });
  let top = 0;
  Object.defineProperty(page, 'scrollTop', {
    configurable: true,
    get: () => top,
    set: (next: number) => {
      top = next;
    },
  });
  const tap = () => fireEvent.click(page);
  return { ...view, frames, page, tap };
}

const dock = () => screen.queryByRole('region', { name: '自动阅读' });

describe('reading that goes on by itself', () => {
  it('lets the text run upwards at the chosen pace', async () => {
    const { frames, page } = await startAutoRead({ device: { auto_read_pace: 340 } });
    // 17 characters a line of 35 px: twenty lines a minute. Ten seconds in frames of 50 ms.
    frames(201);
    expect(page.scrollTop).toBeGreaterThan(110);
    expect(page.scrollTop).toBeLessThan(120);
  });

  it('pauses at a tap and says how fast it goes; another tap lets it go on', async () => {
    const { frames, page, tap, services } = await startAutoRead();
    tap();
    expect(dock()).toBeTruthy();
    const before = page.scrollTop;
    frames(40);
    expect(page.scrollTop).toBe(before);
    fireEvent.change(screen.getByRole('slider', { name: '速度' }), { target: { value: '600' } });
    expect(services.storage.read('auto_read_pace', (value) => value)).toBe(600);
    tap();
    expect(dock()).toBeNull();
    frames(40);
    expect(page.scrollTop).toBeGreaterThan(before);
  });

  it('pauses as soon as a finger touches the page, and the tap of that finger does not let it go on', async () => {
    const { page, tap } = await startAutoRead();
    fireEvent.touchStart(page);
    expect(dock()).toBeTruthy();
    tap();
    expect(dock()).toBeTruthy();
    fireEvent.touchStart(page);
    tap();
    expect(dock()).toBeNull();
  });

  it('stops when the page is hidden', async () => {
    await startAutoRead();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(dock()).toBeTruthy();
  });

  it('ends on request, and taps are the page’s again', async () => {
    const { tap } = await startAutoRead();
    tap();
    fireEvent.click(screen.getByRole('button', { name: '退出' }));
    expect(dock()).toBeNull();
    tap();
    expect(dock()).toBeNull();
  });

  it('ends by Escape', async () => {
    const { tap } = await startAutoRead();
    act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    tap();
    expect(dock()).toBeNull();
  });

  it('ends where a chapter is locked', async () => {
    await startAutoRead({ chapters: 11 });
    fireEvent.input(screen.getByRole('slider', { name: '章节进度' }), { target: { value: '10' } });
    fireEvent(screen.getByRole('slider', { name: '章节进度' }), new Event('change', { bubbles: true }));
    await waitFor(() => expect(screen.getByText('自动阅读已停止')).toBeTruthy());
  });
});
