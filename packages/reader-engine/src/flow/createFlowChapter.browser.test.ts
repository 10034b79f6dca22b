import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { createPrepareChapter } from './createPrepareChapter.ts';
import type { FlowChapter, FlowSetting } from './FlowChapter.ts';

const PREFIXES = { free: '/free/', charge: '/charge/' };
const PARAGRAPHS = Array.from(
  { length: 60 },
  (_, at) => `<p>第${at}段，${'山中灯火一夜未熄，'.repeat(6)}他没有回头。</p>`,
).join('\n');

function tallPicture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 1600;
  return `<img src="${canvas.toDataURL()}">`;
}

const setting = (fontSize = 18): FlowSetting => {
  const style = aReaderStyle({ fontSize });
  return { style, geometry: pageGeometry(style, { width: 390, height: 780 }) };
};

async function flowOf(markup: string, css = ''): Promise<{ text: string; flow: FlowChapter }> {
  const ready = await createPrepareChapter(document)(aChapter(), { kind: 'markup', markup, css }, PREFIXES);
  if (ready.kind !== 'markup') throw new Error('markup stays markup');
  return ready;
}

function aHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText = 'position:relative;width:390px;height:780px;overflow:hidden';
  document.body.appendChild(host);
  return host;
}

/** Text whose first character lies inside the visible column. */
function visibleStart(host: HTMLElement): string {
  const box = host.getBoundingClientRect();
  const caret = document.caretPositionFromPoint(box.left + 60, box.top + 50);
  return caret?.offsetNode.textContent?.slice(Math.max(0, caret.offset - 4), caret.offset + 12) ?? '';
}

describe('markup in columns', () => {
  it('has a page a column, each beginning after the one before', async () => {
    const { text, flow } = await flowOf(PARAGRAPHS);
    const pages = flow.layOut(aHost(), setting());
    expect(pages.pageCount).toBeGreaterThan(5);
    const starts = Array.from({ length: pages.pageCount }, (_, page) => pages.pageStart(page));
    expect(starts[0]).toBe(0);
    expect(starts.slice(1).every((start, at) => start > (starts[at] ?? 0))).toBe(true);
    expect(pages.pageAt(text.length - 1)).toBe(pages.pageCount - 1);
    for (const [page, start] of starts.entries()) expect(pages.pageAt(start)).toBe(page);
  });

  it('shows the page that begins at its offset', async () => {
    const { text, flow } = await flowOf(PARAGRAPHS);
    const host = aHost();
    const pages = flow.layOut(host, setting());
    for (const page of [0, 3, 1, pages.pageCount - 1]) {
      flow.drawPage(host, setting(), page);
      const start = pages.pageStart(page);
      const shown = visibleStart(host).replace(/\s/g, '');
      expect(text.slice(start, start + 60).replace(/\s/g, '')).toContain(shown.slice(2, 8));
    }
  });

  it('keeps the place over a change of size', async () => {
    const { flow } = await flowOf(PARAGRAPHS);
    const small = flow.layOut(aHost(), setting(14));
    const offset = small.pageStart(2);
    const large = flow.layOut(aHost(), setting(32));
    const page = large.pageAt(offset);
    expect(large.pageStart(page)).toBeLessThanOrEqual(offset);
    expect(large.pageStart(page + 1)).toBeGreaterThan(offset);
  });

  it('reaches a page that holds nothing but a picture, and keeps pictures inside their page', async () => {
    const { flow } = await flowOf(`<p>前。</p><p>${tallPicture()}</p><p>后。</p>`);
    const host = aHost();
    const pages = flow.layOut(host, setting());
    expect(pages.pageCount).toBeGreaterThanOrEqual(2);
    const starts = Array.from({ length: pages.pageCount }, (_, page) => pages.pageStart(page));
    expect(new Set(starts).size).toBe(pages.pageCount);
    flow.drawPage(host, setting(), 1);
    const picture = host.querySelector('img')?.getBoundingClientRect();
    expect(picture?.width).toBeLessThanOrEqual(setting().geometry.text.column);
    expect(picture?.height).toBeLessThanOrEqual(setting().geometry.text.height);
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(4, 1);
  });

  it('wears the book’s css, and nothing outside it does [READER-49]', async () => {
    const { flow } = await flowOf('<p class="note">注。</p>', '.note { font-weight: bold }');
    const host = aHost();
    flow.fill(host, setting());
    const outside = document.createElement('p');
    outside.className = 'note';
    document.body.appendChild(outside);
    expect(getComputedStyle(host.querySelector('p') ?? host).fontWeight).toBe('700');
    expect(getComputedStyle(outside).fontWeight).toBe('400');
  });
});
