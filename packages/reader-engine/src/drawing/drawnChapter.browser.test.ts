import { afterEach, describe, expect, it } from 'vitest';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import { aChapterList } from '../testing/aChapterList.ts';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader } from '../testing/openReader.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from './ReaderView.ts';

const LINE = '山中灯火一夜未熄他没有回头看那条来时的路一直往山上走去';
const TEXT = [LINE, LINE, LINE].join('\n');
const FONT_SIZE = 20;
const LINE_HEIGHT = 35;

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

async function stageOf(kind: 'paged' | 'scroll', change: Partial<ReaderStyle> = {}): Promise<Stage> {
  const chapters = aChapterList(2).chapters.map((chapter) => ({ ...chapter, title: '第一章初见' }));
  const { reader } = await openReader({
    paginate: undefined,
    prepareSource: (source) => {
      source.answerList(aChapterList(2, { chapters }));
      source.answer('c1', TEXT);
    },
  });
  const stage = aStage(reader, { style: aReaderStyle({ fontSize: FONT_SIZE, ...change }) });
  view =
    kind === 'scroll'
      ? createScrollView(stage.options)
      : createPagedView({ ...stage.options, mode: 'none', swipes: false });
  await painted();
  return stage;
}

/** Boxes of the first characters of the lines of a paragraph. */
function lineStarts(paragraph: Element): DOMRect[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const starts: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    for (const box of Array.from(range.getClientRects()).filter(({ width }) => width > 0)) {
      const last = starts[starts.length - 1];
      if (!last || box.top > last.top + LINE_HEIGHT / 2) starts.push(box);
    }
  }
  return starts;
}

const paragraphsOf = ({ element }: Stage): Element[] =>
  Array.from(element.querySelectorAll('p')).filter(
    (paragraph) => getComputedStyle(paragraph).visibility === 'visible' && paragraph.textContent.trim() === LINE,
  );

describe.each(['paged', 'scroll'] as const)('a chapter as it is drawn, %s', (kind) => {
  it('shows the number of its title parted from the words [READER-37]', async () => {
    const { element } = await stageOf(kind);
    expect(element.querySelector('h2')?.textContent).toBe('第一章 初见');
  });

  it('begins each paragraph two characters from the edge, and no other line', async () => {
    const stage = await stageOf(kind);
    const paragraphs = paragraphsOf(stage);
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) {
      const [first, second] = lineStarts(paragraph);
      expect((first?.left ?? NaN) - (second?.left ?? NaN)).toBeCloseTo(2 * FONT_SIZE, 0);
    }
  });

  it.each([0, 0.5, 1])('parts paragraphs by %f em more than lines', async (paragraphGap) => {
    const stage = await stageOf(kind, { paragraphGap });
    const [first, second] = paragraphsOf(stage).map(lineStarts);
    const [firstLine, lastLine] = first ?? [];
    const next = second?.[0];
    expect((lastLine?.top ?? NaN) - (firstLine?.top ?? NaN)).toBeCloseTo(LINE_HEIGHT, 0);
    expect((next?.top ?? NaN) - (lastLine?.top ?? NaN)).toBeCloseTo(LINE_HEIGHT + paragraphGap * FONT_SIZE, 0);
  });
});
