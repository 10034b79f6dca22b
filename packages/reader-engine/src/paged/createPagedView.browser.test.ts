import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import { openReader, type OpenReader } from '../testing/openReader.ts';
import { overhang } from '../testing/overhang.ts';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { paragraphs } from '../testing/prose.ts';
import { createPagedView } from './createPagedView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';

const STORY = Array.from(
  { length: 30 },
  (_, at) =>
    `“你看见了吗？”他说，“那盏灯——就是第${at}盏——又亮了……”她没有回答，只是把窗子推开一点，让山里的风进来。\n` +
    `屋子里有一本旧书，书名是《山中灯火》，作者写道：well-known（著名的）事情，往往发生在1987年的冬天，100%没有人记得。`,
).join('\n');

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

interface StageSize {
  width?: number;
  height?: number;
  style?: ReaderStyle;
}

async function stageOf(text: string, size: StageSize = {}): Promise<OpenReader & Stage> {
  const opened = await openReader({ paginate: undefined, prepareSource: (source) => source.answer('c1', text) });
  const stage = aStage(opened.reader, size);
  view = createPagedView({ ...stage.options, mode: 'slide', swipes: true });
  await painted();
  return { ...opened, ...stage };
}

const currentLeaf = (stage: Stage): HTMLElement => {
  const leaf = Array.from(stage.element.children).find((child) => getComputedStyle(child).visibility === 'visible');
  if (!(leaf instanceof HTMLElement)) throw new Error('no leaf is visible');
  return leaf;
};

const linesOn = (leaf: HTMLElement): HTMLElement[] =>
  Array.from(leaf.querySelectorAll('p > span')).filter((line) => line instanceof HTMLElement);

describe('pages as they are drawn', () => {
  it('has no line wider than its column, and full lines reach its edge', async () => {
    const stage = await stageOf(STORY);
    const full: number[] = [];
    const last: number[] = [];
    do {
      await painted();
      for (const line of linesOn(currentLeaf(stage))) (line.nextElementSibling ? full : last).push(overhang(line));
    } while (stage.reader.next() && stage.reading().chapter.index === 0);
    expect(full.length).toBeGreaterThan(100);
    expect(Math.max(...full, ...last)).toBeLessThanOrEqual(0.5);
    expect(Math.min(...full)).toBeGreaterThan(-0.5);
  });

  it('has no line wider than its column in any paragraph', async () => {
    const stage = await stageOf('一');
    await fc.assert(
      fc.asyncProperty(paragraphs, fc.integer({ min: 14, max: 32 }), async (paragraph, fontSize) => {
        stage.source.answer('c1', paragraph);
        view?.setStyle(aReaderStyle({ fontSize }));
        await stage.reader.refresh();
        await painted();
        const widest = Math.max(...linesOn(currentLeaf(stage)).map(overhang));
        expect(widest).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 60, examples: [['山山山山山山山山 山', 30]] },
    );
  });

  it('shows the title on the first page only, and reads in source order', async () => {
    const stage = await stageOf(STORY);
    expect(currentLeaf(stage).querySelector('h2')?.textContent).toBe('第1章');
    const drawn = Array.from(currentLeaf(stage).querySelectorAll('p')).map((paragraph) => paragraph.textContent);
    expect(STORY.startsWith(drawn.join('\n'))).toBe(true);
    stage.reader.next();
    await painted();
    expect(currentLeaf(stage).querySelector('h2')).toBeNull();
  });
});

describe('turning in a view', () => {
  it('keeps the first visible character over changes of font and size', async () => {
    const stage = await stageOf(STORY);
    for (let page = 0; page < 4; page++) view?.turn(1);
    const { place } = stage.reading();
    for (const fontSize of [14, 32, 20, 24, 18]) {
      view?.setStyle(aReaderStyle({ fontSize }));
      await painted();
      expect(stage.reading().place).toEqual(place);
      expect(currentLeaf(stage).textContent).toContain(place.print.slice(0, 6).split('\n')[0]);
    }
  });

  it('counts every tap of a burst, animated or not', async () => {
    const stage = await stageOf(STORY);
    view?.destroy();
    view = createPagedView({ ...stage.options, animated: true, mode: 'slide', swipes: true });
    await painted();
    const pages = [stage.reading().mark?.page];
    for (let tap = 0; tap < 5; tap++) {
      view.turn(1);
      pages.push(stage.reading().mark?.page);
    }
    expect(pages).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on into the next chapter and back to the last page of this one', async () => {
    const stage = await stageOf(STORY);
    while (stage.reading().chapter.index === 0) view?.turn(1);
    await painted();
    expect(currentLeaf(stage).textContent).toContain('c2的第0行');
    view?.turn(-1);
    await painted();
    expect(currentLeaf(stage).textContent).toContain('没有人记得');
    const { mark } = stage.reading();
    expect(mark?.page).toBe((mark?.pageCount ?? 0) - 1);
  });

  it('reports the first page as an edge', async () => {
    const stage = await stageOf(STORY);
    view?.turn(-1);
    expect(stage.edges).toEqual(['start']);
    expect(stage.moves).toEqual([]);
  });

  it('reports the turns of the reader, not the jumps [READER-41]', async () => {
    const stage = await stageOf(STORY);
    view?.turn(1);
    view?.turn(-1);
    stage.reader.goToChapter(2);
    expect(stage.moves).toEqual([
      { kind: 'turned', by: 1 },
      { kind: 'turned', by: -1 },
    ]);
  });

  it('gives the screen a place for the trailer after the last page', async () => {
    const stage = await stageOf(STORY);
    stage.reader.goToChapter(5);
    await painted();
    expect(stage.placeholders()).toMatchObject([
      { key: 'finished', placeholder: { kind: 'finished' }, isCurrent: true },
    ]);
    expect(currentLeaf(stage).contains(stage.placeholders()[0]?.element ?? null)).toBe(true);
  });

  it('follows a finger, and turns when it lets go far enough', async () => {
    const stage = await stageOf(STORY);
    const finger = (type: string, clientX: number): boolean =>
      stage.element.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: 'touch',
          isPrimary: true,
          clientX,
          clientY: 300,
          bubbles: true,
        }),
      );
    stage.element.setPointerCapture = () => undefined;
    finger('pointerdown', 350);
    finger('pointermove', 330);
    finger('pointermove', 150);
    expect(
      Array.from(stage.element.children).filter((leaf) => getComputedStyle(leaf).visibility === 'visible'),
    ).toHaveLength(3);
    finger('pointerup', 150);
    expect(stage.reading().mark?.page).toBe(1);
    finger('pointerdown', 350);
    finger('pointermove', 335);
    finger('pointercancel', 335);
    expect(stage.reading().mark?.page).toBe(1);
  });

  it('leaves swipes to a host that keeps them for itself [READER-39]', async () => {
    const stage = await stageOf(STORY);
    view?.destroy();
    view = createPagedView({ ...stage.options, mode: 'slide', swipes: false });
    await painted();
    for (const [type, clientX] of [
      ['pointerdown', 350],
      ['pointermove', 100],
      ['pointerup', 100],
    ] as const) {
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY: 300, bubbles: true };
      stage.element.dispatchEvent(new PointerEvent(type, finger));
    }
    expect(stage.reading().mark?.page).toBe(0);
  });
});

describe('two columns', () => {
  const wide = { width: 1280, height: 700, style: aReaderStyle({ columns: 2 }) };

  it('show a page each, and a turn moves both', async () => {
    const stage = await stageOf(STORY, wide);
    const shown: string[] = [];
    while (stage.reader.getState().status === 'reading' && stage.reading().chapter.index === 0) {
      await painted();
      const [left, right] = columnsOn(currentLeaf(stage));
      shown.push(...(left ? paragraphsIn(left) : []), ...(right ? paragraphsIn(right) : []));
      if (left && right) {
        expect(right.getBoundingClientRect().left).toBeGreaterThan(left.getBoundingClientRect().right + 30);
      }
      view?.turn(1);
    }
    expect(shown.join('')).toBe(STORY.replaceAll('\n', ''));
  });

  it('keep the place over the change from one column, and back', async () => {
    const stage = await stageOf(STORY, { ...wide, style: aReaderStyle() });
    for (let page = 0; page < 3; page++) view?.turn(1);
    // Pages are counted when there is time for it.
    await expect.poll(() => stage.reading().mark?.pageCount).toBeDefined();
    const { place, mark } = stage.reading();
    view?.setStyle(aReaderStyle({ columns: 2 }));
    await painted();
    expect(stage.reading().place).toEqual(place);
    expect(stage.reading().mark?.page).toBeLessThan(mark?.page ?? 0);
    expect(currentLeaf(stage).textContent).toContain(place.print.slice(0, 6).split('\n')[0]);
    view?.setStyle(aReaderStyle());
    await expect.poll(() => stage.reading()).toMatchObject({ place, mark });
  });

  it('have no line wider than its column', async () => {
    const stage = await stageOf(STORY, wide);
    await painted();
    const widest = Math.max(...linesOn(currentLeaf(stage)).map(overhang));
    expect(linesOn(currentLeaf(stage)).length).toBeGreaterThan(20);
    expect(widest).toBeLessThanOrEqual(0.5);
  });
});

const columnsOn = (leaf: HTMLElement): Element[] =>
  Array.from(leaf.querySelectorAll('div')).filter((column) => column.querySelector(':scope > p') !== null);

const paragraphsIn = (column: Element): string[] =>
  Array.from(column.querySelectorAll('p')).map((paragraph) => paragraph.textContent ?? '');
