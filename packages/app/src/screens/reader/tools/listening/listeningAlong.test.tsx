import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPages } from '../../../../testing/renderPages.tsx';

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
const synthesis = {
  getVoices: () => [{ lang: 'zh-CN', voiceURI: 'zh-CN', name: '普通话', localService: true, default: true }],
  speak: (utterance: Utterance) => {
    if (utterance.text.trim() !== '') said.push(utterance);
  },
  cancel: () => undefined,
};

const MINUTE = 60_000;
let time = 0;

beforeEach(() => {
  said.length = 0;
  time = 1_790_000_000_000;
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

const last = () => said[said.length - 1]?.text;
/** The voice has said its sentence, which took so long, in ms. */
const sayOn = (took = 2000) => {
  time += took;
  act(() => void said[said.length - 1]?.dispatchEvent(new Event('end')));
};

/** Stretches of text by the top of their boxes, px. */
const stretches = new Map<number, string>();
const LINE = 40;

/** Listens to the first chapter, page by page. Each stretch of text that is looked for has a box of its own. */
async function listen() {
  stretches.clear();
  const view = await renderPages({ nowMs: () => time });
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function box(this: Range) {
    const top = (stretches.size + 1) * LINE;
    stretches.set(top, this.toString());
    const rects = [new DOMRect(0, top, 100, LINE / 2)];
    return Object.assign(rects, { item: (at: number) => rects[at] ?? null });
  });
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  fireEvent.click(sheet.getByRole('button', { name: '听书' }));
  await screen.findByRole('region', { name: '听书' });
  await waitFor(() => expect(said).toHaveLength(1));
  return view;
}

/** The words that are marked as being said. */
const marked = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-highlight="speech"]'), ({ style }) => {
    // A mark reaches a little beyond its words.
    const top = Math.round(Number.parseFloat(style.top) / LINE) * LINE;
    return stretches.get(top);
  }).join('');

describe('a page that is listened to', () => {
  it('has the sentence marked that is being said, and no other', async () => {
    await listen();
    await waitFor(() => expect(marked()).toBe(last()));
    for (let sentence = 0; sentence < 3; sentence += 1) {
      sayOn();
      expect(marked()).toBe(last());
    }
    fireEvent.click(screen.getByRole('button', { name: '退出听书' }));
    expect(marked()).toBe('');
  });

  it('is turned when the voice has come to its end', async () => {
    const { pageRead, page } = await listen();
    expect(pageRead()).toBe(1);
    while (pageRead() === 1 && said.length < 100) sayOn();
    expect(pageRead()).toBe(2);
    const current = page.querySelector('[style*="visibility: visible"]');
    expect(current?.textContent).toContain(last()?.slice(0, 6));
  });
});

const isListening = () => screen.queryByRole('region', { name: '听书' }) !== null;

describe('the timer of listening', () => {
  it.each([
    ['15分', 15],
    ['30分', 30],
    ['60分', 60],
  ])('of %s stops behind the sentence in which %s minutes come to their end', async (name, minutes) => {
    await listen();
    // Its time begins when it is set.
    sayOn(10 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: '语速、声音和定时' }));
    fireEvent.click(await screen.findByRole('radio', { name }));

    sayOn(minutes * MINUTE - 1000);
    expect(isListening()).toBe(true);
    expect(said).toHaveLength(3);
    sayOn(1000);
    expect(isListening()).toBe(false);
    expect(said).toHaveLength(3);
    expect(screen.getByText('定时已到，朗读停止')).toBeTruthy();
  });
});
