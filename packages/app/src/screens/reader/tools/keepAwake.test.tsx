import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ released: false, release }));

beforeEach(() => {
  request.mockClear();
  release.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  // What jsdom lacks: elements that scroll, and a voice.
  Element.prototype.scrollBy = () => undefined;
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak: () => undefined, cancel: () => undefined });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

async function start(activity: string) {
  const view = await renderReader();
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  expect(request).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(sheet.getByRole('button', { name: activity })));
  return view;
}

describe('the screen stays on while something goes on by itself', () => {
  it('in text that runs, and no longer', async () => {
    await start('自动阅读');
    expect(request.mock.calls).toEqual([['screen']]);
    expect(release).not.toHaveBeenCalled();
    await screen.findByText('自动阅读中，轻触屏幕暂停');
    act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('in a book that is read aloud, and no longer', async () => {
    await start('听书');
    expect(request.mock.calls).toEqual([['screen']]);
    fireEvent.click(await screen.findByRole('button', { name: '退出听书' }));
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('is off unless the reader turns it on', async () => {
    const { services } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await screen.findByRole('button', { name: '更多' });
    expect(request).not.toHaveBeenCalled();
    await act(async () => services.readerSettings.getState().change({ keepAwake: true }));
    expect(request).toHaveBeenCalledOnce();
  });
});
