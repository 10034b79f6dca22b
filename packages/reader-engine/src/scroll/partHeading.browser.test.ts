import { describe, expect, it } from 'vitest';
import { partHeading } from './partHeading.ts';

const SIZE = 20;

function aHeading(content: string, ems: number): HTMLElement {
  const heading = document.createElement('h2');
  heading.style.cssText = `width:${ems * SIZE}px;margin:0;font:600 ${SIZE}px/28px "Noto Serif CJK SC",serif;overflow-wrap:break-word`;
  heading.innerHTML = content;
  document.body.replaceChildren(heading);
  partHeading(heading);
  return heading;
}

/** What stands on each line. */
function linesOf(heading: HTMLElement): string[] {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string>();
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let at = 0; at < (node.textContent ?? '').length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      const line = Math.round(top / 28);
      if (width > 0) lines.set(line, (lines.get(line) ?? '') + range.toString());
    }
  }
  return [...lines.values()].map((line) => line.trim());
}

const endOf = (part: Element | undefined, side: 'left' | 'right'): number => {
  const range = document.createRange();
  if (part) range.selectNodeContents(part);
  return range.getBoundingClientRect()[side];
};

describe('a heading', () => {
  it.each<[title: string, ems: number, lines: string[]]>([
    ['第一章 初见', 12, ['第一章 初见']],
    ['第一章 合不拢的书', 7, ['第一章', '合不拢的书']],
    ['第十二章 风雪夜归人忽闻故园旧事', 10, ['第十二章', '风雪夜归人忽', '闻故园旧事']],
    ['风雪夜归人忽闻故园旧', 9, ['风雪夜归人', '忽闻故园旧']],
    ['第一章 WWWWWWWWWW', 6, ['第一章', 'WWWWW', 'WWWWW']],
    ['第一百二十三章 书', 7.5, ['第一百二十三章', '书']],
  ])('“%s” in %s characters parts well, and is the same text', (title, ems, lines) => {
    const heading = aHeading(title, ems);
    expect(linesOf(heading)).toEqual(lines);
    expect(heading.textContent).toBe(title);
    expect(heading.scrollWidth).toBeLessThanOrEqual(ems * SIZE);
  });

  it('is set in line with its own indent only', () => {
    const box = document.createElement('div');
    box.style.textIndent = '2em';
    const heading = aHeading('第一章 合不拢的书', 20);
    box.append(heading);
    document.body.append(box);
    const [number, words] = Array.from(heading.children);
    expect(endOf(words, 'left')).toBeGreaterThan(endOf(number, 'right'));
    expect(endOf(words, 'left') - endOf(number, 'right')).toBeLessThan(SIZE / 2);
  });

  it.each(['第一章 <b>初见</b>', '\n  第一章\n  初见\n', '初见'])('of %j keeps its markup', (content) => {
    expect(aHeading(content, 12).innerHTML).toBe(content);
  });
});
