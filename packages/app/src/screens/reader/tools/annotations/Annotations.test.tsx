import type { AnnotationRecord } from '@shuye/core-domain/annotation';
import { anAnnotation } from '@shuye/core-domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const BOX = new DOMRect(40, 120, 200, 24);

/** Selects the first words like these in the text on the screen. */
async function select(words: string) {
  const page = screen.getByRole('region', { name: '正文' });
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(words) ?? -1;
    if (start < 0) continue;
    act(() => document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length));
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    return within(await screen.findByRole('toolbar', { name: '划线' }));
  }
  throw new Error(`The page does not show ${words}.`);
}

async function read(options: RenderReaderOptions = {}) {
  const view = await renderReader(options);
  await screen.findByText(/第1章的正文/);
  await screen.findByRole('button', { name: '更多' });
  const record = () => view.services.storage.read('text_notes', (value) => value as AnnotationRecord);
  const live = () =>
    record()?.annotations.map(({ highlight, note }) =>
      'range' in highlight ? [highlight.range.quote, highlight.colour, note.text] : 'deleted',
    ) ?? [];
  const drawn = () =>
    Array.from(
      view.container.querySelectorAll<HTMLElement>('[data-annotation]'),
      ({ dataset }) => dataset['highlight'],
    );
  return { ...view, live, drawn };
}

const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);

const press = (target: HTMLElement) => act(() => void fireEvent.click(target));

async function pressHighlight(view: Awaited<ReturnType<typeof read>>) {
  await waitFor(() => expect(view.drawn()).toHaveLength(1));
  const page = screen.getByRole('region', { name: '正文' });
  act(() => void fireEvent.click(page, { clientX: 60, clientY: 130 }));
  return within(await screen.findByRole('toolbar', { name: '划线' }));
}

afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  // Whatever is asked for lies at one place, also for those who have said otherwise.
  Object.defineProperty(Range.prototype, 'getClientRects', {
    get: () => () => Object.assign([BOX], { item: () => BOX }),
    set: () => {},
    configurable: true,
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 780));
  document.getSelection()?.removeAllRanges();
  copied.mockClear();
  Object.assign(navigator, { clipboard: { writeText: copied } });
});

describe('selected text', () => {
  it('is highlighted in one of four named colours, drawn, and stored on the device', async () => {
    const { live, drawn } = await read();
    const bar = await select('山中灯火');
    press(bar.getByRole('button', { name: '绿色划线' }));
    expect(live()).toEqual([['山中灯火', 'green', '']]);
    await waitFor(() => expect(drawn()).toEqual(['green']));
    expect(document.getSelection()?.isCollapsed).toBe(true);
    expect(screen.queryByRole('toolbar', { name: '划线' })).toBeNull();
  });

  it('gets a note of up to 2,000 characters', async () => {
    const { live } = await read();
    const bar = await select('一夜未熄');
    press(bar.getByRole('button', { name: '笔记' }));
    const sheet = within(await screen.findByRole('dialog', { name: '笔记' }));
    const field = sheet.getByLabelText('我的想法');
    expect(field.getAttribute('maxlength')).toBe('2000');
    fireEvent.change(field, { target: { value: '伏笔在这里' } });
    press(sheet.getByRole('button', { name: '保存' }));
    expect(live()).toEqual([['一夜未熄', 'yellow', '伏笔在这里']]);
  });

  it('gets the note that was half written when the page was hidden, since it may not come back; 取消 takes it away again', async () => {
    const { live } = await read();
    const bar = await select('一夜未熄');
    press(bar.getByRole('button', { name: '笔记' }));
    const sheet = within(await screen.findByRole('dialog', { name: '笔记' }));
    fireEvent.change(sheet.getByLabelText('我的想法'), { target: { value: '伏笔在' } });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    visibility.mockReturnValue('visible');
    expect(live()).toEqual([['一夜未熄', 'yellow', '伏笔在']]);
    expect(sheet.getByLabelText<HTMLTextAreaElement>('我的想法').value).toBe('伏笔在');
    press(sheet.getByRole('button', { name: '取消' }));
    expect(live()).toEqual([['一夜未熄', 'yellow', '']]);
  });

  it('is copied as the source has it', async () => {
    await read();
    const bar = await select('的正文');
    press(bar.getByRole('button', { name: '复制' }));
    expect(await screen.findByText('已复制')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith('的正文');
  });

  it('keeps its bar while a press of it takes the selection away, and no longer', async () => {
    const { live } = await read();
    const bar = await select('山中灯火');
    const green = bar.getByRole('button', { name: '绿色划线' });
    act(() => void fireEvent.touchStart(green));
    act(() => document.getSelection()?.removeAllRanges());
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.getByRole('toolbar', { name: '划线' })).toBeTruthy();
    act(() => void fireEvent.touchCancel(green));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '划线' })).toBeNull());
    expect(live()).toEqual([]);
  });

  it('can be reached by keyboard: Tab leads into the bar, Escape back to the text', async () => {
    await read();
    const bar = await select('山中灯火');
    act(() => void fireEvent.keyDown(document.body, { key: 'Tab' }));
    expect(document.activeElement).toBe(bar.getByRole('button', { name: '黄色划线' }));
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    expect(screen.queryByRole('toolbar', { name: '划线' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '正文' }));
  });

  it('widens by key without turning a page', async () => {
    await read();
    await select('山中灯火');
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, cancelable: true, bubbles: true });
    act(() => void document.body.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a highlight that is there', () => {
  const text = '第1章的正文。\n山中灯火一夜未熄。';
  const range = {
    chapterId: 'c1',
    start: 8,
    end: 12,
    quote: '山中灯火',
    before: text.slice(0, 8),
    after: text.slice(12),
  };
  const device = {
    text_notes: {
      device: 'phone',
      highest: 1,
      revision: 0,
      annotations: [anAnnotation({ highlight: { range } })],
      unsent: [],
    },
  };

  it('is pressed to change its colour, and the page stays', async () => {
    const view = await read({ device });
    const bar = await pressHighlight(view);
    expect(bar.getByRole('button', { name: '黄色划线', pressed: true })).toBeTruthy();
    press(bar.getByRole('button', { name: '粉色划线' }));
    expect(view.live()).toEqual([['山中灯火', 'pink', '']]);
  });

  it('is pressed to be deleted', async () => {
    const view = await read({ device });
    const bar = await pressHighlight(view);
    press(bar.getByRole('button', { name: '删除' }));
    expect(view.live()).toEqual(['deleted']);
    await waitFor(() => expect(view.drawn()).toEqual([]));
  });
});
