import { afterEach, describe, expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader } from '../testing/openReader.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from './ReaderView.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

const WORDS = '他没有回头看那条来时的路，一直往山上走，走到灯火都看不见的地方～～，才停下来。';
const FILL = Array.from({ length: 30 }, (_, at) => `第${at}段，山中灯火一夜未熄，风从窗外来。`).join('\n');
const TEXT = `开头一段。\n${WORDS}\n${FILL}`;
const MARKUP = TEXT.split('\n')
  .map((line) => `<p>${line.replace('灯火', '<em>灯火</em>')}</p>`)
  .join('\n');

type Kind = 'paged' | 'scroll';

async function stageOf(kind: Kind, isMarkup: boolean, size = {}): Promise<OpenReader & Stage> {
  const opened = await openReader({
    paginate: undefined,
    prepare: createPrepareChapter(document),
    prepareSource: (source) => source.answer('c1', isMarkup ? { kind: 'markup', markup: MARKUP, css: '' } : TEXT),
  });
  const stage = aStage(opened.reader, size);
  view =
    kind === 'scroll'
      ? createScrollView(stage.options)
      : createPagedView({ ...stage.options, mode: 'none', swipes: false });
  await painted();
  return { ...opened, ...stage };
}

const sourceOf = ({ reading }: OpenReader): string => {
  const { chapter } = reading();
  return chapter.status === 'ready' ? chapter.content.text : '';
};

const boxes = ({ element }: Stage): DOMRect[] =>
  Array.from(element.querySelectorAll<HTMLElement>('[data-highlight]'))
    .filter((mark) => getComputedStyle(mark).visibility === 'visible')
    .map((mark) => mark.getBoundingClientRect());

/** The character drawn at a point of the screen. */
function charAt(x: number, y: number): string {
  const caret = document.caretPositionFromPoint(x, y);
  return caret?.offsetNode.textContent?.charAt(caret.offset) ?? '';
}

async function highlightWords(stage: OpenReader & Stage, words: string): Promise<void> {
  const offset = sourceOf(stage).indexOf(words);
  view?.highlight([{ chapterId: 'c1', offset, length: words.length, kind: 'speech' }]);
  await expect.poll(() => boxes(stage).length).toBeGreaterThan(0);
}

describe.each([
  ['paged', false],
  ['paged', true],
  ['scroll', false],
  ['scroll', true],
] as const)('a highlight in the %s view, markup: %s', (kind, isMarkup) => {
  it('lies below exactly its words, a box a line', async () => {
    const stage = await stageOf(kind, isMarkup);
    await highlightWords(stage, WORDS);
    const drawn = boxes(stage);
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    const [first] = drawn;
    const last = drawn.at(-1);
    expect(charAt((first?.left ?? 0) + 4, (first?.top ?? 0) + 8)).toBe('他');
    expect(['。', '']).toContain(charAt((last?.right ?? 0) - 14, (last?.top ?? 0) + 8));
    const width = drawn.reduce((sum, box) => sum + box.width - 2, 0);
    expect(Math.abs(width - WORDS.length * 18)).toBeLessThan(2 * 18);
  });

  it('moves nothing, is not read aloud, and goes when it is taken away', async () => {
    const stage = await stageOf(kind, isMarkup);
    const paragraph = (): unknown => stage.element.querySelectorAll('p')[1]?.getBoundingClientRect().toJSON();
    const before = paragraph();
    await highlightWords(stage, WORDS);
    expect(paragraph()).toEqual(before);
    expect(stage.element.querySelector('[data-highlights]')?.getAttribute('aria-hidden')).toBe('true');
    view?.highlight([]);
    expect(boxes(stage)).toEqual([]);
  });

  it('follows a change of style', async () => {
    const stage = await stageOf(kind, isMarkup);
    await highlightWords(stage, WORDS);
    const tops = (): number[] => boxes(stage).map(({ top }) => top);
    const before = tops();
    view?.setStyle(aReaderStyle({ fontSize: 26 }));
    await painted();
    await painted();
    expect(tops()).not.toEqual(before);
    const [first] = boxes(stage);
    expect(charAt((first?.left ?? 0) + 6, (first?.top ?? 0) + 10)).toBe('他');
  });

  it('of another chapter is not drawn', async () => {
    const stage = await stageOf(kind, isMarkup);
    view?.highlight([{ chapterId: 'c9', offset: 0, length: 5, kind: 'search' }]);
    await painted();
    expect(boxes(stage)).toEqual([]);
  });

  it('is brought onto the screen, and a place that is there moves nothing', async () => {
    const stage = await stageOf(kind, isMarkup);
    const { place } = stage.reading();
    const text = sourceOf(stage);
    view?.reveal({ chapterId: 'c1', offset: text.indexOf(WORDS), print: '' });
    await painted();
    expect(stage.reading().place).toEqual(place);
    expect(stage.element.scrollTop).toBe(0);
    const far = text.indexOf('第28段');
    view?.reveal({ chapterId: 'c1', offset: far, print: '' });
    await highlightWords(stage, '第28段');
    const [box] = boxes(stage);
    const frame = stage.element.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(frame.top);
    expect(box?.bottom).toBeLessThanOrEqual(frame.bottom);
    view?.reveal({ chapterId: 'c3', offset: 0, print: '' });
    await painted();
    expect(stage.reading().chapter.index).toBe(2);
  });
});

it('sections of a scroll have no stacking of their own before a highlight needs it', async () => {
  const stage = await stageOf('scroll', false);
  const stackings = (): string[] =>
    Array.from(stage.element.querySelectorAll('section'), (section) => getComputedStyle(section).zIndex);
  expect(new Set(stackings())).toEqual(new Set(['auto']));
  await highlightWords(stage, WORDS);
  expect(stackings()).toContain('0');
});
