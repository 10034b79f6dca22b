import { aChapter } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { createTextIndex } from '../drawing/createTextIndex.ts';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { createPrepareChapter } from './createPrepareChapter.ts';

const WORDS = 'שלום עולם, האור בהר דלק כל הלילה. '.repeat(8);

const style = aReaderStyle({});
const geometry = pageGeometry(style, { width: 390, height: 780 });

async function flowOf(markup: string) {
  const prefixes = { free: '/free/', charge: '/charge/' };
  const ready = await createPrepareChapter(document)(aChapter(), { kind: 'markup', markup, css: '' }, prefixes);
  if (ready.kind !== 'markup') throw new Error('markup stays markup');
  const host = document.createElement('div');
  host.style.cssText = 'position:relative;width:390px;height:780px;overflow:hidden';
  document.body.appendChild(host);
  return { flow: ready.flow, host };
}

it('each page of a text that runs from right to left begins with its first words, at the right', async () => {
  const { flow, host } = await flowOf(`<p>山中灯火</p>${`<p dir="rtl">${WORDS}</p>`.repeat(30)}`);
  const pages = flow.layOut(host, geometry);
  expect(pages.pageCount).toBeGreaterThan(3);
  for (let page = 1; page < pages.pageCount; page += 1) {
    flow.drawPage(host, geometry, page);
    const box = host.firstElementChild as HTMLElement;
    const { left, top, width } = box.getBoundingClientRect();
    const first = createTextIndex(box).boxAt(pages.pageStart(page)) ?? new DOMRect();
    expect(first.top - top).toBeLessThan(geometry.text.lineHeight);
    expect(first.right - left).toBeGreaterThan(width / 2);
    expect(first.right - left).toBeLessThanOrEqual(width + 1);
    expect(pages.pageAt(pages.pageStart(page))).toBe(page);
  }
});

it.each([
  ['of its own', '<ul dir="rtl"><li>שלום</li></ul>'],
  ['inside such a text', '<div dir="rtl"><ol><li>שלום</li></ol></div>'],
])('a list %s has room for its marks at the right', async (_, markup) => {
  const { flow, host } = await flowOf(markup);
  flow.fill(host, geometry);
  const list = host.querySelector('ul, ol') as HTMLElement;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  expect(paddingLeft).toBe('0px');
  expect(parseFloat(paddingRight)).toBeGreaterThan(20);
});
