import type { ChapterContent } from '@shuye/core-domain/chapter';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReaderView } from '../drawing/ReaderView.ts';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { aStage, painted } from '../testing/mountView.ts';
import { openReader } from '../testing/openReader.ts';
import { createScrollView } from './createScrollView.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

const SCREEN = Array.from({ length: 12 }, (_, at) => `<p>第${at}段，${'山中灯火一夜未熄，'.repeat(5)}</p>`).join('');
const link = (name: string): string => `<p><a id="${name}" href="#c1/">${name}</a></p>`;
/** A chapter of three screens, with links on each of them. */
const chapter = (number: number): ChapterContent => ({
  kind: 'markup',
  markup: ['top', 'middle', 'end'].map((place) => link(`${place}${number}`) + SCREEN).join(''),
  css: '',
});

async function stageOf() {
  const opened = await openReader({
    prepare: createPrepareChapter(document),
    start: { forcedChapterIndex: 1 },
    paginate: undefined,
    prepareSource: (source) => {
      for (const number of [1, 2, 3]) source.answer(`c${number}`, chapter(number));
    },
  });
  const stage = aStage(opened.reader);
  stage.element.tabIndex = 0;
  view = createScrollView(stage.options);
  await painted();
  const after = document.createElement('button');
  after.textContent = '返回';
  document.body.append(after);
  stage.element.focus({ preventScroll: true });
  return { ...stage, after };
}

const focused = (): string => document.activeElement?.textContent ?? '';
const tab = async (shift = false): Promise<string> => {
  await userEvent.tab({ shift });
  await painted();
  return focused();
};

describe('Tab in a scroll', () => {
  it('goes from the text to the first link on the screen, not to the chapter above', async () => {
    const { element } = await stageOf();
    const before = element.scrollTop;
    expect(await tab()).toBe('top2');
    expect(element.scrollTop).toBe(before);
  });

  it('reads on from link to link, and back to one that was left behind', async () => {
    await stageOf();
    expect([await tab(), await tab(), await tab(true)]).toEqual(['top2', 'middle2', 'top2']);
  });

  it('leaves a screen without links, and comes back from below to what it shows', async () => {
    const { element } = await stageOf();
    element.scrollTop += 300;
    await painted();
    const before = element.scrollTop;
    expect(await tab()).toBe('返回');
    expect(await tab(true)).toBe(element.textContent);
    expect(element.scrollTop).toBe(before);
  });

  it('passes a button of the chapter above, and leaves what has a tab order of its own', async () => {
    const { element } = await stageOf();
    const [above, roving] = [document.createElement('button'), document.createElement('button')];
    roving.tabIndex = -1;
    element.firstElementChild?.prepend(above, roving);
    await painted();
    expect(await tab()).toBe('top2');
    await tab();
    expect([above.tabIndex, roving.tabIndex]).toEqual([0, -1]);
  });
});
