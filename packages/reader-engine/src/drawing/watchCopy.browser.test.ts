import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { convertedPrepare } from '../convert/convertedPrepare.ts';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { prepareText } from '../chapters/prepareText.ts';
import { aChapterList } from '../testing/aChapterList.ts';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader, type OpenReaderOptions } from '../testing/openReader.ts';
import { visibleLeaf } from '../testing/visibleLeaf.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from './ReaderView.ts';

/** Words, marks that are squeezed, blank lines, and blanks at the start of a line. */
const STORY = Array.from(
  { length: 30 },
  (_, at) =>
    `“你看见了吗？”他说，“那盏灯——就是第${at}盏——又亮了……”她没有回答，只是把窗子推开一点。\n` +
    `　　屋子里有一本旧书，作者写道：well-known（著名的）事情，往往发生在1987年  的冬天；《约翰·克利斯朵夫》·卷一～～。\n${at % 4 === 1 ? '\n' : ''}`,
).join('');

type Kind = 'paged' | 'two columns' | 'scroll';
const KINDS: readonly Kind[] = ['paged', 'two columns', 'scroll'];

let view: ReaderView | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  view?.destroy();
});

async function stageOf(kind: Kind, options: OpenReaderOptions = {}): Promise<OpenReader & Stage> {
  const opened = await openReader({
    ...options,
    paginate: undefined,
    prepareSource: (source) => {
      source.answer('c1', STORY);
      options.prepareSource?.(source);
    },
  });
  const isWide = kind === 'two columns';
  const style = aReaderStyle(isWide ? { columns: 2 } : {});
  const stage = aStage(opened.reader, isWide ? { width: 1280, height: 700, style } : { style });
  view =
    kind === 'scroll'
      ? createScrollView(stage.options)
      : createPagedView({ ...stage.options, mode: 'slide', swipes: true });
  await painted();
  return { ...opened, ...stage };
}

/** What the keys for copying put on the clipboard; undefined where it is left to the browser. */
async function copied(): Promise<string | undefined> {
  let text: string | undefined;
  const listen = (event: ClipboardEvent): void => {
    if (event.defaultPrevented) text = event.clipboardData?.getData('text/plain');
  };
  document.addEventListener('copy', listen);
  await userEvent.keyboard('{Control>}c{/Control}');
  document.removeEventListener('copy', listen);
  return text;
}

const inTraditional = (text: string): string =>
  text.replace(/灯/g, '電燈').replace(/书/g, '書').replace('第1章', '第1篇');

/** Where words are drawn on the screen, in one text node or over several. */
function find({ element }: Stage, words: string, isEnd = false): readonly [Text, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement !== null && getComputedStyle(node.parentElement).visibility === 'visible';
    if (isSeen && node instanceof Text) nodes.push(node);
  }
  const start = nodes
    .map(({ data }) => data)
    .join('')
    .indexOf(words);
  let left = isEnd ? start + words.length : start;
  for (const node of start < 0 ? [] : nodes) {
    if (left < node.data.length || (isEnd && left === node.data.length)) return [node, left];
    left -= node.data.length;
  }
  throw new Error(`${words} is not on the screen`);
}

function select(stage: Stage, from: string, to: string): void {
  getSelection()?.setBaseAndExtent(...find(stage, from), ...find(stage, to, true));
}

describe.each(KINDS)('copying, %s', (kind) => {
  it('gives the source of what is selected, unit by unit', async () => {
    const stage = await stageOf(kind);
    select(stage, '只是把窗', '就是第1盏');
    expect(await copied()).toBe(STORY.slice(STORY.indexOf('只是把窗'), STORY.indexOf('就是第1盏') + 5));
  });

  it('gives it whichever way it was selected', async () => {
    const stage = await stageOf(kind);
    getSelection()?.setBaseAndExtent(...find(stage, '第1盏', true), ...find(stage, '作者写道'));
    expect(await copied()).toBe(STORY.slice(STORY.indexOf('作者写道'), STORY.indexOf('第1盏') + 3));
  });

  it('gives the title as it is seen, in a line of its own', async () => {
    const stage = await stageOf(kind);
    select(stage, '1章', '你看见');
    expect(await copied()).toBe('1章\n“你看见');
  });

  it('gives the script that is seen', async () => {
    const stage = await stageOf(kind, { prepare: convertedPrepare(prepareText, inTraditional) });
    select(stage, '1篇', '一本旧書');
    expect(await copied()).toBe(`1篇\n${inTraditional(STORY.slice(0, STORY.indexOf('，作者')))}`);
  });

  it('is left to the browser where something else is selected too, or nothing', async () => {
    const stage = await stageOf(kind);
    const other = document.createElement('p');
    other.textContent = '书评';
    document.body.append(other);
    getSelection()?.setBaseAndExtent(...find(stage, '只是把窗'), other, 1);
    expect(await copied()).toBeUndefined();
    getSelection()?.selectAllChildren(other);
    expect(await copied()).toBeUndefined();
    getSelection()?.collapse(...find(stage, '只是把窗'));
    expect(await copied()).toBeUndefined();
  });

  it('is left to the browser in a book of markup', async () => {
    const markup = '<p>雨落了一夜。</p><p>灯还亮着。</p>';
    const prepare = createPrepareChapter(document);
    const prepareSource: OpenReaderOptions['prepareSource'] = (source) =>
      source.answer('c1', { kind: 'markup', markup, css: '' });
    const stage = await stageOf(kind, { prepare, prepareSource });
    select(stage, '雨落了', '灯还亮着');
    expect(await copied()).toBeUndefined();
  });

  it('leaves a field its own selection, also where the kernel keeps that of the page', async () => {
    const stage = await stageOf(kind);
    select(stage, '只是把窗', '就是第1盏');
    const field = stage.element.appendChild(document.createElement('input'));
    const clipboardData = new DataTransfer();
    field.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
    expect(clipboardData.getData('text/plain')).toBe('');
    expect(await copied()).toBeDefined();
  });

  it('is over with the view', async () => {
    const { element } = await stageOf(kind);
    const removed = vi.spyOn(element, 'removeEventListener');
    view?.destroy();
    expect(removed.mock.calls.map(([type]) => type)).toContain('copy');
  });
});

function selectAll({ element }: Stage): void {
  const leaf = visibleLeaf(element);
  if (leaf) getSelection()?.selectAllChildren(leaf);
}

describe.each(['paged', 'two columns'] as const)('copying a page, %s', (kind) => {
  it('gives its stretch of the source, every page of a chapter', async () => {
    const stage = await stageOf(kind);
    for (let page = 0; page < 20 && stage.reading().chapter.index === 0; page++) {
      const start = stage.reading().place.offset;
      const after = stage.reader.peek(1);
      const end = after?.index === 0 ? after.offset : STORY.length;
      selectAll(stage);
      // Blank lines at either end of a page are not drawn.
      const text = STORY.slice(start, end).replace(/^\n+|\n+$/g, '');
      expect(await copied()).toBe(page === 0 ? `第1章\n${text}` : text);
      view?.turn(1);
      await painted();
    }
    expect(stage.reading().chapter.index).toBe(1);
  });
});

describe('copying a title that needs more than one line', () => {
  const title = '第十二章山中灯火 一夜未熄的雨 落在旧书上';
  const chapters = aChapterList(3).chapters.map((chapter) => ({ ...chapter, title }));
  const prepareSource: OpenReaderOptions['prepareSource'] = (source) =>
    source.answerList(aChapterList(3, { chapters }));

  const prepare = convertedPrepare(prepareText, inTraditional);

  it.each(KINDS)('gives the spaces that it is parted at, %s', async (kind) => {
    const stage = await stageOf(kind, { prepareSource, prepare });
    view?.setStyle(aReaderStyle({ fontSize: 32 }));
    await painted();
    select(stage, '十二章', '旧書');
    expect(await copied()).toBe('十二章 山中電燈火 一夜未熄的雨 落在旧書');
  });

  it('gives what is seen of one that has no room', async () => {
    const stage = await stageOf('paged', { prepareSource });
    stage.element.style.height = '240px';
    window.dispatchEvent(new Event('resize'));
    view?.setStyle(aReaderStyle({ fontSize: 32 }));
    await painted();
    const seen = Array.from(stage.element.querySelectorAll('h2 > span'), (line) => line.textContent).join('');
    expect(seen).toMatch(/…$/);
    select(stage, seen.slice(1), '你看见');
    expect(await copied()).toBe(`${seen.slice(1)}\n“你看见`);
  });
});

/** A chapter ahead is written little by little. */
const written = ({ element }: Stage, words: string): Promise<void> =>
  expect.poll(() => element.textContent, { timeout: 10_000 }).toContain(words);

describe('copying over chapters of a scroll', () => {
  const SECOND = '雨停了。\n\n灯还亮着。';

  it('gives each text and title in a line of its own', async () => {
    const stage = await stageOf('scroll', { prepareSource: (source) => source.answer('c2', SECOND) });
    await written(stage, '灯还亮着');
    select(stage, '第28盏', '灯还亮着');
    expect(await copied()).toBe(`${STORY.slice(STORY.indexOf('第28盏'))}\n第2章\n${SECOND.slice(0, -1)}`);
  });

  it('is left to the browser where a locked chapter lies between', async () => {
    const stage = await stageOf('scroll', {
      isLocked: ({ ordinal }) => ordinal === 2,
      start: { forcedChapterIndex: 1 },
    });
    for (const { element } of stage.placeholders()) element.textContent = '本章需要购买';
    await written(stage, 'c3的第0行');
    select(stage, '第28盏', '章c3的第0行');
    expect(await copied()).toBeUndefined();
    select(stage, '第28盏', '本章需要');
    expect(await copied()).toBeUndefined();
    select(stage, '需要', '购买');
    expect(await copied()).toBeUndefined();
  });

  it('is left to the browser where a chapter of markup lies beside it', async () => {
    const stage = await stageOf('scroll', {
      prepare: createPrepareChapter(document),
      prepareSource: (source) => source.answer('c2', { kind: 'markup', markup: '<p>灯还亮着。</p>', css: '' }),
    });
    await written(stage, '灯还亮着');
    select(stage, '第28盏', '灯还亮着');
    expect(await copied()).toBeUndefined();
    select(stage, '只是把窗', '就是第1盏');
    expect(await copied()).toBeDefined();
  });
});
