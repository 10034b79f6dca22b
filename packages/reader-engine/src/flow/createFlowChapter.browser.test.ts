import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { pageGeometry, type PageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { createPrepareChapter } from './createPrepareChapter.ts';
import type { FlowChapter } from './FlowChapter.ts';

const PREFIXES = { free: '/free/', charge: '/charge/' };
const PARAGRAPHS = Array.from(
  { length: 60 },
  (_, at) => `<p>第${at}段，${'山中灯火一夜未熄，'.repeat(6)}他没有回头。</p>`,
).join('\n');

function aPicture(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return `<img src="${canvas.toDataURL()}">`;
}

const tallPicture = (): string => aPicture(400, 1600);

const geometryAt = (fontSize = 18): PageGeometry => {
  const style = aReaderStyle({ fontSize });
  return pageGeometry(style, { width: 390, height: 780 });
};

const spread = (): PageGeometry => {
  const style = aReaderStyle({ columns: 2 });
  return pageGeometry(style, { width: 1280, height: 700 });
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
    const pages = flow.layOut(aHost(), geometryAt());
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
    const pages = flow.layOut(host, geometryAt());
    for (const page of [0, 3, 1, pages.pageCount - 1]) {
      flow.drawPage(host, geometryAt(), page);
      const start = pages.pageStart(page);
      const shown = visibleStart(host).replace(/\s/g, '');
      expect(text.slice(start, start + 60).replace(/\s/g, '')).toContain(shown.slice(2, 8));
    }
  });

  it('keeps the place over a change of size', async () => {
    const { flow } = await flowOf(PARAGRAPHS);
    const small = flow.layOut(aHost(), geometryAt(14));
    const offset = small.pageStart(2);
    const large = flow.layOut(aHost(), geometryAt(32));
    const page = large.pageAt(offset);
    expect(large.pageStart(page)).toBeLessThanOrEqual(offset);
    expect(large.pageStart(page + 1)).toBeGreaterThan(offset);
  });

  it('reaches a page that holds nothing but a picture, and keeps pictures inside their page', async () => {
    const { flow } = await flowOf(`<p>前。</p><p>${tallPicture()}</p><p>后。</p>`);
    const host = aHost();
    const pages = flow.layOut(host, geometryAt());
    expect(pages.pageCount).toBeGreaterThanOrEqual(2);
    const starts = Array.from({ length: pages.pageCount }, (_, page) => pages.pageStart(page));
    expect(new Set(starts).size).toBe(pages.pageCount);
    flow.drawPage(host, geometryAt(), 1);
    const picture = host.querySelector('img')?.getBoundingClientRect();
    expect(picture?.width).toBeLessThanOrEqual(geometryAt().text.column);
    expect(picture?.height).toBeLessThanOrEqual(geometryAt().text.height);
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(4, 1);
  });

  it.each([
    ['a paragraph', (picture: string) => `<p>${picture}</p>`],
    ['a figure', (picture: string) => `<figure>${picture}</figure>`],
    ['no element', (picture: string) => picture],
  ])('has the place of a picture that stands in %s on the page that shows it', async (_, around) => {
    const { text, flow } = await flowOf(`<p>前。</p>${around(tallPicture())}<p>后。</p>`);
    const host = aHost();
    const pages = flow.layOut(host, geometryAt());
    const page = pages.pageAt(text.indexOf('\u2060'));
    flow.drawPage(host, geometryAt(), page);
    const picture = host.querySelector('img')?.getBoundingClientRect();
    const { left, right } = host.getBoundingClientRect();
    expect(picture?.left).toBeGreaterThanOrEqual(left);
    expect(picture?.right).toBeLessThanOrEqual(right);
  });

  it('lets the focus reach the links of the page that is shown, and no others', async () => {
    const links = Array.from({ length: 40 }, (_, at) => `<p>${'字'.repeat(90)}<a href="#n${at}">链接${at}</a></p>`);
    const { flow } = await flowOf(links.join(''));
    const host = aHost();
    const { left, right } = host.getBoundingClientRect();
    const pages = flow.layOut(host, geometryAt());
    for (const page of [0, 2, 1, pages.pageCount - 1]) {
      flow.drawPage(host, geometryAt(), page);
      const all = Array.from(host.querySelectorAll('a'));
      const shown = all.filter((link) =>
        Array.from(link.getClientRects()).some((box) => box.left >= left && box.right <= right),
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual(shown);
    }
  });

  it('keeps a figure together: its picture leaves room for what is said below it', async () => {
    const caption = '石门坳卫生室的药柜，樟木，八行九列，七十二格。';
    const { flow } = await flowOf(`<p>前。</p><figure>${tallPicture()}<figcaption>${caption}</figcaption></figure>`);
    const host = aHost();
    const pages = flow.layOut(host, geometryAt());
    flow.drawPage(host, geometryAt(), pages.pageCount - 1);
    const [picture, words] = ['img', 'figcaption'].map((name) => host.querySelector(name)?.getBoundingClientRect());
    expect(picture?.height).toBeGreaterThan(geometryAt().text.height * 0.7);
    expect(picture?.left).toBeGreaterThanOrEqual(words?.left ?? Infinity);
    expect(picture?.right).toBeLessThanOrEqual(words?.right ?? 0);
  });

  it.each([
    ['side by side where the line has room for both', 150, true],
    ['one below the other where it has not', 250, false],
  ])('shows pictures that the book sets on one line %s', async (_, width, isBeside) => {
    const pictures = `${aPicture(width, 100)}\n${aPicture(width, 100)}`;
    const { flow } = await flowOf(`<p>前。</p><p>${pictures}</p><p>后。</p>`);
    const host = aHost();
    flow.fill(host, geometryAt());
    const [first, second] = Array.from(host.querySelectorAll('img'), (picture) => picture.getBoundingClientRect());
    const [, line] = Array.from(host.querySelectorAll('p'), (words) => words.getBoundingClientRect());
    if (!first || !second || !line) throw new Error('nothing was drawn');
    expect(second.top === first.top).toBe(isBeside);
    expect(second.top >= first.bottom).toBe(!isBeside);
    expect(first.left - line.left).toBeCloseTo(line.right - second.right, 0);
  });

  it('shows pictures of one figure side by side, above what is said of them', async () => {
    const { flow } = await flowOf(
      `<figure>${aPicture(150, 100)}${aPicture(150, 80)}<figcaption>左、右</figcaption></figure>`,
    );
    const host = aHost();
    flow.fill(host, geometryAt());
    const [first, second] = Array.from(host.querySelectorAll('img'), (picture) => picture.getBoundingClientRect());
    const words = host.querySelector('figcaption')?.getBoundingClientRect();
    expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Infinity);
    expect(words?.top).toBeGreaterThanOrEqual(second?.bottom ?? Infinity);
  });

  it.each([
    ['words', (picture: string) => `<p>${picture}这是题记。${picture}</p>`],
    ['a line break', (picture: string) => `<p>${picture}<br>${picture}</p>`],
  ])('keeps pictures apart that have %s between them', async (_, around) => {
    const { flow } = await flowOf(around(aPicture(150, 100)));
    const host = aHost();
    flow.fill(host, geometryAt());
    const [first, second] = Array.from(host.querySelectorAll('img'), (picture) => picture.getBoundingClientRect());
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  });

  it('leaves no empty line above a picture', async () => {
    const { flow } = await flowOf(`<p>前。</p>${aPicture(200, 100)}<p>后。</p>`, 'p { margin: 0 }');
    const host = aHost();
    flow.fill(host, geometryAt());
    const [before] = Array.from(host.querySelectorAll('p'), (words) => words.getBoundingClientRect());
    expect(host.querySelector('img')?.getBoundingClientRect().top).toBeCloseTo(before?.bottom ?? 0, 0);
  });

  it('wears the book’s css, and nothing outside it does [READER-49]', async () => {
    const { flow } = await flowOf('<p class="note">注。</p>', '.note { font-weight: bold }');
    const host = aHost();
    flow.fill(host, geometryAt());
    const outside = document.createElement('p');
    outside.className = 'note';
    document.body.appendChild(outside);
    expect(getComputedStyle(host.querySelector('p') ?? host).fontWeight).toBe('700');
    expect(getComputedStyle(outside).fontWeight).toBe('400');
  });
});

const row = (cell: string, columns: number): string => `<tr>${cell.repeat(columns)}</tr>`;

const sizeIn = (host: HTMLElement): string | undefined => host.querySelector('table')?.style.fontSize;

/** A table on its page, and the width of a line. */
const drawTable = async (table: string, fontSize = 18): Promise<{ table: HTMLElement; column: number }> => {
  const { flow } = await flowOf(`<p>前。</p>${table}<p>后。</p>`);
  const host = aHost();
  flow.layOut(host, geometryAt(fontSize));
  flow.drawPage(host, geometryAt(fontSize), 0);
  const found = host.querySelector('table');
  if (!found) throw new Error('nothing was drawn');
  return { table: found, column: geometryAt(fontSize).text.column };
};

describe('a table', () => {
  it('that fits stays as it is', async () => {
    const { table } = await drawTable(`<table>${row('<td>忍冬</td>', 3)}</table>`);
    expect(table.style.fontSize).toBe('');
  });

  it.each([18, 32])('that is wider than its line is written smaller, never too small to read (%s px)', async (size) => {
    const { table, column } = await drawTable(`<table>${row('<td>忍冬与野菊</td>', 5)}</table>`, size);
    expect(table.offsetWidth).toBeLessThanOrEqual(column);
    const drawnSize = parseFloat(getComputedStyle(table).fontSize);
    expect(drawnSize).toBeGreaterThanOrEqual(12);
    expect(drawnSize).toBeLessThan(size);
  });

  it('keeps short words on one line where long ones beside them have to break', async () => {
    const words = '生于田埂沟边，叶背紫，揉碎有腥气，山里人端午前后连根挖来，洗净拌辣椒吃，说是去火。'.repeat(3);
    const { table, column } = await drawTable(`<table><tr><td>鱼腥草</td><td>${words}</td></tr></table>`);
    const range = document.createRange();
    range.selectNodeContents(table.querySelector('td') ?? table);
    expect(range.getClientRects()).toHaveLength(1);
    expect(table.offsetWidth).toBeLessThanOrEqual(column);
  });

  it('of many columns of numbers keeps each on one line: its cells give up their blanks first', async () => {
    const { table, column } = await drawTable(`<table>${row('<td>12.5</td>', 12)}</table>`);
    const range = document.createRange();
    range.selectNodeContents(table.querySelector('td') ?? table);
    expect(range.getClientRects()).toHaveLength(1);
    expect(table.offsetWidth).toBeLessThanOrEqual(column);
  });

  it('of more columns than a line has room for stays inside its page', async () => {
    const { table, column } = await drawTable(`<table>${row('<td>忍</td>', 40)}</table>`, 32);
    expect(table.offsetWidth).toBeLessThanOrEqual(column);
  });

  it('is the same on a page and in a scroll', async () => {
    const { flow } = await flowOf(`<table>${row('<td>忍冬与野菊</td>', 5)}</table>`);
    const [page, scroll] = [aHost(), aHost()];
    flow.drawPage(page, geometryAt(), 0);
    flow.fill(scroll, geometryAt());
    expect(sizeIn(page)).toMatch(/px$/);
    expect(sizeIn(scroll)).toBe(sizeIn(page));
  });
});

/** How the first element that a selector finds looks in a scroll. */
const styleOf = async (markup: string, selector: string, css = ''): Promise<CSSStyleDeclaration> => {
  const { flow } = await flowOf(markup, css);
  const host = aHost();
  flow.fill(host, geometryAt());
  return getComputedStyle(host.querySelector(selector) ?? host);
};

const isLinkAt = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest('a') instanceof HTMLAnchorElement;

describe('a book without css', () => {
  it('numbers its lists, marks its links, and breaks its code', async () => {
    expect((await styleOf('<ol><li>一</li></ol>', 'li')).listStyleType).toBe('decimal');
    expect((await styleOf('<p><a href="#c3/">见后</a></p>', 'a')).textDecorationLine).toBe('underline');
    const { whiteSpace, textAlign } = await styleOf(`<p>${'山中灯火'.repeat(9)}</p><pre>code</pre>`, 'pre');
    expect([whiteSpace, textAlign]).toEqual(['pre-wrap', 'start']);
  });

  it('has lines of headings that do not touch', async () => {
    const { fontSize, lineHeight } = await styleOf('<h1>第一章 雨</h1>', 'h1');
    expect(parseFloat(lineHeight)).toBeGreaterThan(parseFloat(fontSize));
  });

  it('yields to the styles of the book', async () => {
    expect((await styleOf('<ol><li>一</li></ol>', 'ol', 'ol { list-style-type: none }')).listStyleType).toBe('none');
  });

  it('has marks of notes that a finger can meet, and that take no room', async () => {
    const { flow } = await flowOf('<p>他走了<sup><a data-note="ref" href="#n1">1</a></sup>。</p>');
    const host = aHost();
    flow.fill(host, geometryAt());
    host.style.paddingTop = '50px';
    const link = host.querySelector('a');
    link?.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
    expect(width).toBeLessThan(20);
    const [x, y] = [left + width / 2, top + height / 2];
    const met = [isLinkAt(x, y), isLinkAt(x - 17, y), isLinkAt(x + 17, y), isLinkAt(x, y - 17), isLinkAt(x, y + 17)];
    expect(met).toEqual([true, true, true, true, true]);
  });
});

describe('markup in two columns', () => {
  it('shows two pages of the same table, also where the last stands alone', async () => {
    const { flow, text } = await flowOf(PARAGRAPHS + PARAGRAPHS);
    const host = aHost();
    host.style.width = '1280px';
    host.style.height = '700px';
    const geometry = spread();
    expect(geometry.columns).toBe(2);
    const pages = flow.layOut(host, spread());
    const last = pages.pageCount - 1;
    const odd = last - (last % 2);
    for (const first of [0, 2, odd]) {
      flow.drawPage(host, spread(), first);
      const box = host.firstElementChild;
      if (!(box instanceof HTMLElement)) throw new Error('nothing was drawn');
      expect(box.scrollLeft).toBeCloseTo(first * (geometry.text.column + geometry.gap), 0);
      const caret = document.caretPositionFromPoint(geometry.left + 60, geometry.top + 12);
      const shown = caret?.offsetNode.textContent?.slice(caret.offset, caret.offset + 6) ?? '';
      const start = pages.pageStart(first);
      expect(text.slice(start, start + 60)).toContain(shown);
    }
    host.remove();
  });
});

describe('places inside markup', () => {
  const BOOK =
    '<h1>雨</h1><p>他走了<a data-note="ref" href="#n1">①</a>，<span id="mid">没有</span>回头。</p>' +
    '<aside id="n1" data-note="body"><p><a href="#ref">↩</a> 此处指<em>山</em>中。</p></aside>';

  it('are found by their ids, as offsets of the text', async () => {
    const { flow, text } = await flowOf(BOOK);
    expect(flow.offsetOf('mid')).toBe(text.indexOf('没有'));
    expect(flow.offsetOf('nowhere')).toBeUndefined();
    expect(flow.offsetOf('')).toBeUndefined();
  });

  it('hold notes, which are given out cleaned and without links', async () => {
    const { flow } = await flowOf(BOOK.replace('<em>', '<script>alert(1)</script><em onclick="x()">'));
    const note = flow.noteOf('n1');
    expect(note?.text).toBe('↩ 此处指山中。');
    const into = document.createElement('div');
    note?.fill(into);
    expect(into.querySelector('em')?.outerHTML).toBe('<em>山</em>');
    expect(into.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(flow.noteOf('nowhere')).toBeUndefined();
  });

  it('stay when the texts are replaced, and the markup around them too', async () => {
    const { flow } = await flowOf(BOOK);
    const other = flow.withTexts((text) => text.replace('没有', '沒有'));
    const into = document.createElement('div');
    other.fill(into, geometryAt());
    expect(into.textContent).toContain('沒有回头');
    expect(into.querySelector('em')?.textContent).toBe('山');
    flow.fill(into, geometryAt());
    expect(into.lastElementChild?.textContent).not.toContain('沒有');
  });
});

describe('a chapter that is only looked into', () => {
  it('has the same text, and its pictures are not fetched', async () => {
    const markup = `<p>前</p>${tallPicture()}<p>后</p>`;
    const prepare = createPrepareChapter(document);
    const content = { kind: 'markup' as const, markup, css: '' };
    const drawn = await prepare(aChapter(), content, PREFIXES);
    const unseen = await prepare(aChapter(), content, PREFIXES, { isUnseen: true });
    expect(unseen.text).toBe(drawn.text);
    const sizes = (ready: typeof drawn): Array<string | null | undefined> => {
      const into = document.createElement('div');
      if (ready.kind === 'markup') ready.flow.fill(into, geometryAt());
      return [into.querySelector('img')?.getAttribute('width')];
    };
    expect(sizes(drawn)).toEqual(['400']);
    expect(sizes(unseen)).toEqual([null]);
  });
});
