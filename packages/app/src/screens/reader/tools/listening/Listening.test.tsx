import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { aWireBook } from '../../../../testing/wire.ts';

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const said: Utterance[] = [];
const woken: Utterance[] = [];
const synthesis = {
  getVoices: () => [{ lang: 'zh-CN', voiceURI: 'zh-CN', name: '普通话', localService: true, default: true }],
  speak: (utterance: Utterance) => void (utterance.text.trim() === '' ? woken : said).push(utterance),
  cancel: vi.fn(),
};

/** Goes on by itself: a sentence takes its time, and so does the rest of a voice that was silenced. */
let time = 1_790_000_000_000;
const nowMs = () => (time += 1000);

beforeEach(() => {
  said.length = 0;
  woken.length = 0;
  // What jsdom lacks: elements that scroll.
  Element.prototype.scrollBy = () => undefined;
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => void synthesis.cancel.mockClear());

async function openMore(options: RenderReaderOptions = {}) {
  const view = await renderReader({ nowMs, ...options });
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: '更多' })) };
}

async function listen(options: RenderReaderOptions = {}) {
  const { sheet, ...view } = await openMore(options);
  fireEvent.click(sheet.getByRole('button', { name: '听书' }));
  await screen.findByRole('region', { name: '听书' });
  await waitFor(() => expect(said).toHaveLength(1));
  return view;
}

const last = () => said[said.length - 1];
const sayOn = () => act(() => void last()?.dispatchEvent(new Event('end')));

describe('listening', () => {
  it('reads the text aloud, in Chinese, and goes on with the next chapter', async () => {
    await listen();
    expect(said[0]).toMatchObject({ text: '第1章的正文。', lang: 'zh-CN', rate: 1 });
    sayOn();
    expect(last()?.text).toBe('山中灯火一夜未熄。');
    sayOn();
    await waitFor(() => expect(last()?.text).toBe('第2章的正文。'));
  });

  it('speaks in the very tap that asks for it: iOS lets a page speak only from then on', async () => {
    const { sheet } = await openMore();
    const entry = sheet.getByRole('button', { name: '听书' });
    expect(woken).toHaveLength(0);
    fireEvent.click(entry);
    expect(woken).toHaveLength(1);
    await waitFor(() => expect(said).toHaveLength(1));
  });

  it('is paused, not talking on, when the page is left', async () => {
    await listen();
    synthesis.cancel.mockClear();
    fireEvent(window, new Event('pagehide'));
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '继续朗读' })).toBeTruthy();
  });

  it('pauses and goes on with the same sentence', async () => {
    await listen();
    fireEvent.click(screen.getByRole('button', { name: '暂停朗读' }));
    expect(synthesis.cancel).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '继续朗读' }));
    expect(said.map(({ text }) => text)).toEqual(['第1章的正文。', '第1章的正文。']);
  });

  it('takes its pace from the next sentence on, and keeps it', async () => {
    const { services } = await listen();
    fireEvent.click(screen.getByRole('button', { name: '语速、声音和定时' }));
    fireEvent.change(await screen.findByRole('slider', { name: '语速' }), { target: { value: '1.5' } });
    sayOn();
    expect(last()?.rate).toBe(1.5);
    expect(services.storage.read('listening', (value) => value)).toMatchObject({ rate: 1.5 });
  });

  it('stops behind the chapter when it is asked to', async () => {
    await listen();
    fireEvent.click(screen.getByRole('button', { name: '语速、声音和定时' }));
    fireEvent.click(await screen.findByRole('radio', { name: '本章' }));
    sayOn();
    sayOn();
    expect(screen.getByText('定时已到，朗读停止')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '听书' })).toBeNull();
  });

  it('is silent when it is ended, and when the reader is left', async () => {
    const { unmount } = await listen();
    synthesis.cancel.mockClear();
    fireEvent.click(screen.getByRole('button', { name: '退出听书' }));
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
    unmount();
    sayOn();
    expect(said).toHaveLength(1);
  });

  it('is not offered for a book that forbids it, nor where the kernel has no voice [READER-03]', async () => {
    const { sheet, unmount } = await openMore({ answers: { bookInfo: aWireBook({ forbiddenTts: 1 }) } });
    expect(sheet.queryByRole('button', { name: '听书' })).toBeNull();
    unmount();
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { sheet: other } = await openMore();
    expect(other.queryByRole('button', { name: '听书' })).toBeNull();
  });
});
