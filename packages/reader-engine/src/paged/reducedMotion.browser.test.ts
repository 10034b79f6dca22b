import { placeAt } from '@shuye/core-domain/progress';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader } from '../testing/openReader.ts';
import { createPagedView } from './createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';

const TEXT = Array.from({ length: 60 }, (_, at) => `第${at}段：${'山中灯火一夜未熄，'.repeat(5)}他没有回头。`).join(
  '\n',
);

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

async function stageOf(kind: 'paged' | 'scroll', animated: boolean): Promise<OpenReader & Stage> {
  const opened = await openReader({ paginate: undefined, prepareSource: (source) => source.answer('c1', TEXT) });
  const stage = aStage(opened.reader);
  const options = { ...stage.options, animated };
  view = kind === 'scroll' ? createScrollView(options) : createPagedView({ ...options, mode: 'slide', swipes: true });
  await painted();
  return { ...opened, ...stage };
}

const moving = ({ element }: Stage): number =>
  Array.from(element.children).filter((leaf) => getComputedStyle(leaf).visibility === 'visible').length - 1;

describe('movement', () => {
  it('goes on for a while where it is wanted: pages pass by, and a scroll is on its way', async () => {
    const pages = await stageOf('paged', true);
    view?.turn(1);
    expect(moving(pages)).toBe(2);
    view?.destroy();
    const { element } = await stageOf('scroll', true);
    view?.turn(1);
    expect(element.scrollTop).toBeLessThan(100);
    await expect.poll(() => element.scrollTop, { timeout: 10_000 }).toBeGreaterThan(650);
  });

  it('is off for reduced motion: the next page is shown at once', async () => {
    const stage = await stageOf('paged', false);
    view?.turn(1);
    expect(moving(stage)).toBe(0);
    expect(stage.reading().mark?.page).toBe(1);
  });

  it('is none where less of it is asked for: the scroll is there at once', async () => {
    const { element } = await stageOf('scroll', false);
    view?.turn(1);
    const screen = element.scrollTop;
    expect(screen).toBeGreaterThan(650);
    view?.reveal(placeAt('c1', TEXT, TEXT.indexOf('第30段')));
    expect(element.scrollTop).toBeGreaterThan(2 * screen);
  });
});
