import type { CDPSession } from '@vitest/browser-playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, settled, type OpenReader, type OpenReaderOptions } from '../testing/openReader.ts';
import { createScrollView } from './createScrollView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';

let view: ReaderView | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  view?.destroy();
});

/** Chapters of about three screens, each line naming its own chapter and number. */
const textOf = (chapter: number): string =>
  Array.from({ length: 24 }, (_, at) => `第${chapter}章第${at}段：${'山中灯火一夜未熄，'.repeat(5)}他没有回头。`).join(
    '\n',
  );

/** More than is written at a time. */
const longText = (chapter: number): string => `${textOf(chapter)}\n${textOf(chapter)}`;

async function stageOf(options: OpenReaderOptions = {}): Promise<OpenReader & Stage> {
  const opened = await openReader({
    chapters: 8,
    ...options,
    paginate: undefined,
    prepareSource: (source) => {
      for (let chapter = 1; chapter <= 8; chapter++) source.answer(`c${chapter}`, textOf(chapter));
      options.prepareSource?.(source);
    },
  });
  const stage = aStage(opened.reader);
  view = createScrollView(stage.options);
  await painted();
  return { ...opened, ...stage };
}

const longChapters: OpenReaderOptions['prepareSource'] = (source) => {
  for (let chapter = 1; chapter <= 8; chapter++) source.answer(`c${chapter}`, longText(chapter));
};

/** Comes to the third chapter, stops the clocks, and lets no more than the first slice of the fourth be written. */
async function beginFourth({ reader, element }: OpenReader & Stage): Promise<{ written: () => string }> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
  });
  let nowMs = performance.now();
  // Whatever is done takes 3 ms.
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 3));
  reader.goToChapter(2);
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  const written = (): string => element.children[3]?.lastElementChild?.textContent ?? '';
  expect(written()).not.toBe('');
  return { written };
}

const rested = (): Promise<void> => new Promise((done) => setTimeout(done, 220));
const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** Runs an action while the page seems hidden. */
function hidden(run: () => void): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  run();
  Reflect.deleteProperty(document, 'visibilityState');
}

const filled = ({ element }: Stage): number =>
  Array.from(element.children).filter((section) => section.childElementCount > 0).length;

/** The paragraph at the top edge of the screen, and where its top lies. */
function topParagraph({ element }: Stage): { text: string; top: number } {
  const edge = element.getBoundingClientRect().top;
  const found = Array.from(element.querySelectorAll('p')).find((p) => p.getBoundingClientRect().bottom > edge + 40);
  return { text: (found?.textContent ?? '').slice(0, 8), top: found?.getBoundingClientRect().top ?? NaN };
}

describe('a joined scroll', () => {
  it('lays a chapter out as one scroll with its neighbours, and opens at the chapter read [READER-42]', async () => {
    const stage = await stageOf({ start: { forcedChapterIndex: 4 } });
    expect(filled(stage)).toBe(3);
    const headings = Array.from(stage.element.querySelectorAll('h2')).map((heading) => heading.textContent);
    expect(headings).toEqual(['第4章', '第5章', '第6章']);
    const heading = stage.element.querySelectorAll('h2')[1];
    expect(heading?.getBoundingClientRect().top).toBeCloseTo(stage.element.getBoundingClientRect().top, 0);
  });

  it.each([390, 1280])('brings a text that was on its way into %d px without moving what is seen', async (width) => {
    const waiting: Array<() => void> = [];
    const arrived = new Promise<void>((done) => void waiting.push(done));
    const { reader } = await openReader({
      chapters: 8,
      paginate: undefined,
      prepareSource: (source) => {
        const { content } = source;
        source.content = async (...chapter) => {
          await arrived;
          return content(...chapter);
        };
      },
    });
    const stage = aStage(reader, { width });
    view = createScrollView(stage.options);
    await painted();
    const tops = () =>
      Array.from(stage.element.children, (section) => {
        const { left, top } = section.getBoundingClientRect();
        return [left, Math.min(top, 780)];
      });
    const before = tops();
    expect(stage.element.querySelector('p')).toBeNull();
    for (const arrive of waiting) arrive();
    await expect.poll(() => stage.element.querySelectorAll('p').length).toBeGreaterThan(40);
    expect(tops()).toEqual(before);
  });

  it('reads straight through all chapters with at most three in the document and no jump at a join', async () => {
    const stage = await stageOf();
    let worst = 0;
    const chapters = new Set<number>();
    for (let screen = 0; screen < 200 && chapters.size < 8; screen++) {
      stage.element.scrollTop += 500;
      const before = topParagraph(stage);
      await painted();
      await settled();
      await painted();
      const after = topParagraph(stage);
      expect(after.text).toBe(before.text);
      worst = Math.max(worst, Math.abs(after.top - before.top));
      expect(filled(stage)).toBeLessThanOrEqual(3);
      chapters.add(stage.reading().chapter.index);
    }
    expect(chapters.size).toBe(8);
    expect(worst).toBeLessThanOrEqual(1);
  }, 60_000);

  it('writes a chapter that is ahead in slices, and has all of it when it is come to', async () => {
    const stage = await stageOf({ prepareSource: longChapters });
    const slices: number[] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        const words = Array.from(addedNodes, (node) => (node.nodeName === 'P' ? (node.textContent ?? '') : '')).join(
          '',
        );
        if (words !== '') slices.push(words.length);
      }
    });
    watch.observe(stage.element, { childList: true, subtree: true });
    stage.element.scrollTop += stage.element.children[1]?.getBoundingClientRect().top ?? 0;
    await rested();
    await painted();
    watch.disconnect();
    expect(stage.reading().chapter.index).toBe(1);
    const [, here, ahead] = Array.from(stage.element.children, (section) => section.lastElementChild?.textContent);
    expect([here, ahead]).toEqual([longText(2), longText(3)]);
    expect(Math.max(...slices)).toBeLessThan(longText(3).length);

    const { written } = await beginFourth(stage);
    expect(longText(4).startsWith(written())).toBe(true);
    expect(written()).not.toBe(longText(4));
    stage.reader.goToChapter(3);
    expect(written()).toBe(longText(4));
  });

  it('goes on in slices with a chapter that a scroll comes to, and finds its line once it rests', async () => {
    const stage = await stageOf({ prepareSource: longChapters });
    const { written } = await beginFourth(stage);
    const scrollOn = (by: number): void => {
      stage.element.scrollTop += by;
      stage.element.dispatchEvent(new Event('scroll'));
    };
    const edge = stage.element.getBoundingClientRect().top;
    scrollOn((stage.element.children[3]?.getBoundingClientRect().top ?? 0) - edge);
    expect(stage.reading().chapter.index).toBe(3);
    expect(written()).not.toBe(longText(4));
    vi.advanceTimersByTime(1000);
    expect(written()).toBe(longText(4));
    scrollOn(500);
    vi.advanceTimersByTime(60_000);
    expect(stage.reading().place.offset).toBeGreaterThan(0);
  });

  it('goes back up through chapters that were never seen without a jump', async () => {
    const stage = await stageOf({ start: { forcedChapterIndex: 6 } });
    let worst = 0;
    for (let screen = 0; screen < 60 && stage.reading().chapter.index > 3; screen++) {
      stage.element.scrollTop -= 500;
      const before = topParagraph(stage);
      await painted();
      await settled();
      await painted();
      const after = topParagraph(stage);
      expect(after.text).toBe(before.text);
      worst = Math.max(worst, Math.abs(after.top - before.top));
    }
    expect(stage.reading().chapter.index).toBe(3);
    expect(worst).toBeLessThanOrEqual(1);
  }, 60_000);

  it('takes the first whole line for the place, and shows it there again in another size', async () => {
    const stage = await stageOf();
    stage.element.scrollTop = 1500;
    await rested();
    const { place } = stage.reading();
    expect(place.offset).toBeGreaterThan(0);
    for (const fontSize of [14, 32, 18]) {
      view?.setStyle(aReaderStyle({ fontSize }));
      await rested();
      expect(stage.reading().place).toEqual(place);
      const shown = lineAt(stage);
      expect(shown.includes(place.print.slice(0, 4)) || place.print.startsWith(shown.slice(0, 4))).toBe(true);
    }
  });

  const leavings: Array<[string, (stage: Stage) => void]> = [
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => hidden(() => document.dispatchEvent(new Event('visibilitychange')))],
    ['the view is given up', () => view?.destroy()],
    ['the device is turned', ({ element }) => void (element.style.width = '700px')],
    ['the text is set anew', () => view?.setStyle(aReaderStyle({ fontSize: 19 }))],
  ];
  it.each(leavings)('takes the place of a scroll that has not come to rest when %s', async (_, leave) => {
    const stage = await stageOf();
    stage.element.scrollTop = 1500;
    await frame();
    expect(stage.reading().place.offset).toBe(0);
    leave(stage);
    window.dispatchEvent(new Event('resize'));
    const { place } = stage.reading();
    expect(place.offset).toBeGreaterThan(0);
    await rested();
    expect(stage.reading().place).toEqual(place);
  });

  it('keeps the place when it is given up while it is not displayed, and so has forgotten its scroll', async () => {
    const stage = await stageOf();
    stage.element.scrollTop = 1500;
    await rested();
    const { place } = stage.reading();
    stage.element.style.display = 'none';
    view?.destroy();
    expect(stage.reading().place).toEqual(place);
  });

  it('has the place before those hear of the leaving who keep it, and without a frame in between', async () => {
    let kept = -1;
    const keep = (): void => {
      kept = reading().place.offset;
    };
    document.addEventListener('visibilitychange', keep);
    const { element, reading } = await stageOf();
    element.scrollTop = 1500;
    hidden(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    document.removeEventListener('visibilitychange', keep);
    expect(kept).toBeGreaterThan(0);
    await rested();
    expect(reading().place.offset).toBe(kept);
  });

  it('takes the place now and then while a scroll goes on and on, as when the text runs by itself', async () => {
    const stage = await stageOf();
    // It never rests, however long a frame takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const from = performance.now();
    while (performance.now() - from < 6000 && stage.reading().place.offset === 0) {
      stage.element.scrollTop += 6;
      await frame();
    }
    expect(stage.reading().place.offset).toBeGreaterThan(0);
    expect(stage.reading().chapter.index).toBe(0);
  });

  it('opens at a saved place', async () => {
    const text = textOf(2);
    const offset = text.indexOf('第2章第20段');
    const savedPlace = { chapterId: 'c2', offset, print: text.slice(offset, offset + 24) };
    const stage = await stageOf({ start: { savedPlace } });
    expect(lineAt(stage)).toMatch(/^第2章第20段/);
    await rested();
    expect(stage.reading().place.offset).toBe(offset);
  });

  it('keeps the lines where they are when only the height changes, as when a browser bar folds', async () => {
    const stage = await stageOf();
    stage.element.scrollTop = 1500;
    await rested();
    const before = topParagraph(stage);
    stage.element.style.height = '820px';
    await rested();
    expect(topParagraph(stage)).toEqual(before);
  });

  it('moves no line and writes no text anew while a browser bar folds and unfolds under a scroll', async () => {
    const stage = await stageOf({ start: { forcedChapterIndex: 2 } });
    stage.element.scrollTop += 700;
    await rested();
    const line = Array.from(stage.element.querySelectorAll('p')).find(
      (paragraph) => paragraph.getBoundingClientRect().top > 300,
    );
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(stage.element, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    let expected = line?.getBoundingClientRect().top ?? NaN;
    for (const by of [4, 4, 4, 4, 8, 8, 8, 8, 8, -4, -4, -4, -4, -8, -8, -8, -8, -8]) {
      stage.element.style.height = `${stage.element.clientHeight + by}px`;
      stage.element.scrollTop += by * 3;
      expected -= by * 3;
      await frame();
      expect(Math.abs((line?.getBoundingClientRect().top ?? NaN) - expected)).toBeLessThanOrEqual(1);
    }
    await rested();
    expect(Math.abs((line?.getBoundingClientRect().top ?? NaN) - expected)).toBeLessThanOrEqual(1);
    watch.disconnect();
    expect(changes.filter(({ target }) => target !== stage.element)).toEqual([]);
  });

  it('has the trailer behind the last chapter, and a stop where a chapter is locked', async () => {
    const stage = await stageOf({ start: { forcedChapterIndex: 7 }, isLocked: ({ ordinal }) => ordinal === 7 });
    expect(stage.placeholders().map(({ placeholder, isCurrent }) => [placeholder.kind, isCurrent])).toEqual([
      ['chapter', false],
      ['finished', false],
    ]);
    stage.reader.next();
    await rested();
    expect(stage.reader.getState().status).toBe('finished');
    expect(stage.placeholders().at(-1)).toMatchObject({ key: 'finished', isCurrent: true });
  });

  it('holds nothing of a stop that was scrolled past [R13]', async () => {
    const stage = await stageOf({ isLocked: ({ ordinal }) => ordinal === 2 });
    const stop = new WeakRef(stage.placeholders()[0]?.element ?? stage.element);
    expect(stop.deref()?.isConnected).toBe(true);
    for (const next of [2, 3, 4]) {
      stage.reader.goToChapter(next);
      await rested();
    }
    expect(stage.placeholders()).toEqual([]);
    const session: CDPSession = cdp();
    await session.send('HeapProfiler.collectGarbage');
    expect(stop.deref()).toBeUndefined();
  });

  it('leaves an empty element behind', async () => {
    const stage = await stageOf({ start: { forcedChapterIndex: 3 } });
    view?.destroy();
    expect(stage.element.childElementCount).toBe(0);
    stage.reader.goToChapter(5);
    await rested();
    expect(stage.element.childElementCount).toBe(0);
  });

  it('moves on by a screen less a line, and says where there is no further', async () => {
    const stage = await stageOf();
    view?.turn(-1);
    expect(stage.edges).toEqual(['start']);
    view?.turn(1);
    expect(stage.element.scrollTop).toBeGreaterThan(650);
    expect(stage.element.scrollTop).toBeLessThan(780);
  });

  it('tells how far the reader scrolled, and when the end of the chapter comes onto the screen', async () => {
    const stage = await stageOf();
    stage.reader.goToChapter(2);
    await rested();
    expect(stage.moves).toEqual([]);
    stage.element.scrollTop += 390;
    await rested();
    expect(stage.moves).toEqual([{ kind: 'scrolled', screens: expect.closeTo(0.5, 1), reachedEnd: false }]);
    const section = Array.from(stage.element.children)[2];
    stage.element.scrollTop += (section?.getBoundingClientRect().bottom ?? 0) - 780;
    await rested();
    expect(stage.moves.at(-1)).toMatchObject({ reachedEnd: true });
  });

  it('tells of a scroll back as one below zero', async () => {
    const stage = await stageOf();
    stage.reader.goToChapter(2);
    await rested();
    stage.element.scrollTop -= 195;
    await rested();
    expect(stage.moves).toMatchObject([{ kind: 'scrolled', screens: expect.closeTo(-0.25, 1) }]);
  });
});

/** The first whole line under the top edge, as far as its paragraph goes. */
function lineAt({ element }: Stage): string {
  const box = element.getBoundingClientRect();
  const caret = document.caretPositionFromPoint(box.left + 30, box.top + 45);
  return caret?.offsetNode.textContent?.slice(caret.offset) ?? '';
}
