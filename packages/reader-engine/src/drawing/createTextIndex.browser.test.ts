import { afterEach, describe, expect, it } from 'vitest';
import { createTextIndex } from './createTextIndex.ts';

const TEXT = Array.from({ length: 20 }, (_, at) => `第${at}段，山中灯火一夜未熄。`).join('\n');

function shown(html: string): HTMLElement {
  const root = document.createElement('div');
  root.style.cssText = 'width:120px;font:16px/24px "Noto Sans CJK SC"';
  root.innerHTML = html;
  document.body.appendChild(root);
  return root;
}

const paragraphs = (): HTMLElement =>
  shown(
    TEXT.split('\n')
      .map((line, at, { length }) => `<p style="margin:0">${line}${at + 1 < length ? '\n' : ''}</p>`)
      .join(''),
  );

afterEach(() => {
  document.body.textContent = '';
});

describe('characters on the page', () => {
  it('are counted as in the text', () => {
    const root = paragraphs();
    expect(root.textContent).toBe(TEXT);
    expect(createTextIndex(root).length).toBe(TEXT.length);
  });

  it('are found by their offset', () => {
    const root = paragraphs();
    const index = createTextIndex(root);
    const offset = TEXT.indexOf('第7段');
    const paragraph = root.querySelectorAll('p')[7];
    expect(index.boxAt(offset)?.top).toBeCloseTo((paragraph?.getBoundingClientRect().top ?? 0) + 0.5, -1);
    expect(index.boxAt(offset)?.left).toBeCloseTo(root.getBoundingClientRect().left, 0);
  });

  it('are looked for further on where one is not drawn', () => {
    const index = createTextIndex(paragraphs());
    const feed = TEXT.indexOf('\n');
    expect(index.boxAt(feed)).toEqual(index.boxAt(feed + 1));
  });

  it('have no box behind the last one', () => {
    expect(createTextIndex(paragraphs()).boxAt(TEXT.length)).toBeUndefined();
    expect(createTextIndex(shown('')).boxAt(0)).toBeUndefined();
  });

  it('are found by where they lie', () => {
    const root = paragraphs();
    const index = createTextIndex(root);
    const { top } = root.querySelectorAll('p')[12]?.getBoundingClientRect() ?? { top: NaN };
    const offset = index.firstWhere((box) => box.top >= top - 1);
    expect(TEXT.slice(offset, offset + 4).trim()).toMatch(/^第12/);
    expect(index.firstWhere(() => true)).toBe(0);
    expect(index.firstWhere(() => false)).toBe(TEXT.length);
  });

  it('are found through markup of any depth', () => {
    const index = createTextIndex(shown('<p>一<b>二<i>三</i></b></p>\n<div><span>四</span></div>'));
    expect(index.length).toBe(5);
    expect(index.boxAt(2)?.left).toBeGreaterThan(index.boxAt(1)?.left ?? 0);
    expect(index.boxAt(4)?.top).toBeGreaterThan(index.boxAt(2)?.top ?? 0);
  });

  it('have a box a line, over all the elements that a line is made of', () => {
    const root = shown('<p style="margin:0">山中<em>灯火</em>一<b>夜</b>未熄山中灯火</p>');
    const index = createTextIndex(root);
    const [first, second, ...rest] = index.boxesOf(1, 11);
    expect(rest).toEqual([]);
    const start = index.boxAt(1);
    expect(first?.left).toBeCloseTo(start?.left ?? NaN, 0);
    expect(first?.right).toBeCloseTo(index.boxAt(6)?.right ?? NaN, 0);
    expect(second?.left).toBeCloseTo(root.getBoundingClientRect().left, 0);
    expect(second?.width).toBeCloseTo(4 * 16, 0);
  });

  it('have no box where there is no text', () => {
    const index = createTextIndex(paragraphs());
    expect(index.boxesOf(5, 5)).toEqual([]);
    expect(index.boxesOf(TEXT.length, TEXT.length + 9)).toEqual([]);
    expect(createTextIndex(shown('')).boxesOf(0, 3)).toEqual([]);
  });
});
