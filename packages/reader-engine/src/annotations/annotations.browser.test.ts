import { afterEach, describe, expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { convertedPrepare } from '../convert/convertedPrepare.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import { aReaderStyle, aStage, painted } from '../testing/mountView.ts';
import { openReader } from '../testing/openReader.ts';
import { annotationAt, annotationBoxes } from './drawnAnnotations.ts';
import { selectedText } from './selectedText.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

const FILL = Array.from({ length: 60 }, (_, at) => `第${at}段，山中灯火一夜未熄，风从窗外来。`);
const TEXT = FILL.join('\n');
const MARKUP = FILL.map((line) => `<p>${line.replace('灯火', '<em>灯火</em>')}</p>`).join('\n');

async function stageOf(kind: 'paged' | 'scroll', isMarkup: boolean, convert?: (text: string) => string) {
  const prepare = createPrepareChapter(document);
  const opened = await openReader({
    paginate: undefined,
    prepare: convert ? convertedPrepare(prepare, convert) : prepare,
    prepareSource: (source) => source.answer('c1', isMarkup ? { kind: 'markup', markup: MARKUP, css: '' } : TEXT),
  });
  const stage = aStage(opened.reader);
  const made =
    kind === 'scroll'
      ? createScrollView(stage.options)
      : createPagedView({ ...stage.options, mode: 'none', swipes: false });
  view = made;
  await painted();
  const { chapter } = opened.reading();
  return { ...opened, ...stage, view: made, source: chapter.status === 'ready' ? chapter.content.text : '' };
}

const grown = (text: string): string => text.replace(/山中/g, '山嶽之中').replace(/风/g, '風');

/** A range of the document over the first words like these that are shown, in as many elements as they stand in. */
function rangeOver(element: HTMLElement, words: string): Range {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement && getComputedStyle(node.parentElement).visibility === 'visible';
    if (isSeen && node instanceof Text) nodes.push(node);
  }
  const at = nodes
    .map(({ data }) => data)
    .join('')
    .indexOf(words);
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const end = before + node.data.length;
    if (before <= at && at < end) range.setStart(node, at - before);
    if (before < at + words.length && at + words.length <= end) range.setEnd(node, at + words.length - before);
    before = end;
  }
  return range;
}

describe.each([
  ['paged', false],
  ['paged', true],
  ['scroll', false],
  ['scroll', true],
] as const)('selected text in the %s view, markup: %s', (kind, isMarkup) => {
  it('is a stretch of the source, drawn at the same words in any size, and found where it is pressed', async () => {
    const { element, source, view: made } = await stageOf(kind, isMarkup);
    const words = '第3段，山中灯火一夜未熄';
    const selected = selectedText(made, rangeOver(element, words));
    expect(selected).toEqual({
      chapterId: 'c1',
      start: source.indexOf(words),
      end: source.indexOf(words) + words.length,
    });
    const { start = 0, end = 0 } = selected ?? {};
    made.highlight([{ chapterId: 'c1', offset: start, length: end - start, kind: 'green', id: 'a1' }], 'annotations');
    // Neither layer takes the other away.
    made.highlight([]);
    await expect.poll(() => annotationBoxes(element, 'a1').length).toBeGreaterThan(0);
    for (const fontSize of [18, 24]) {
      made.setStyle(aReaderStyle({ fontSize }));
      await painted();
      await painted();
      const [box] = annotationBoxes(element, 'a1');
      const shown = rangeOver(element, words).getClientRects()[0];
      expect(Math.abs((box?.left ?? 0) - (shown?.left ?? 0))).toBeLessThan(2.5);
      expect(Math.abs((box?.top ?? 0) - (shown?.top ?? 0))).toBeLessThan(2.5);
      expect(annotationAt(element, (box?.left ?? 0) + 5, (box?.top ?? 0) + 5)).toBe('a1');
      expect(annotationAt(element, (box?.left ?? 0) + 5, (box?.top ?? 0) - 20)).toBeUndefined();
    }
  });

  it('is the same stretch of the source in another script', async () => {
    const { element, source, view: made } = await stageOf(kind, isMarkup, grown);
    const selected = selectedText(made, rangeOver(element, '一夜未熄，風从'));
    expect(source.slice(selected?.start, selected?.end)).toBe('一夜未熄，风从');
  });
});

it('a highlight goes on over the border of a page', async () => {
  const { element, reader, reading, source, view: made } = await stageOf('paged', false);
  const border = reader.peek(1)?.offset ?? 0;
  made.highlight([{ chapterId: 'c1', offset: border - 10, length: 25, kind: 'blue', id: 'a1' }], 'annotations');
  await expect.poll(() => annotationBoxes(element, 'a1').length).toBeGreaterThan(0);
  const before = annotationBoxes(element, 'a1').reduce((sum, { width }) => sum + width, 0);
  made.turn(1);
  await painted();
  expect(reading().place.offset).toBe(border);
  const after = annotationBoxes(element, 'a1').reduce((sum, { width }) => sum + width, 0);
  expect(source.length).toBeGreaterThan(border);
  expect(before).toBeGreaterThan(18);
  expect(after).toBeGreaterThan(18);
});
