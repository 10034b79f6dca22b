import { afterEach, describe, expect, it } from 'vitest';
import { aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, settled, type OpenReader, type OpenReaderOptions } from '../testing/openReader.ts';
import { createScrollView } from './createScrollView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

/** A surface as high as the window, as the reader's is, over chapters of one line: many fit on a screen. */
async function stageOf(start: OpenReaderOptions['start'] = {}): Promise<OpenReader & Stage> {
  const opened = await openReader({
    chapters: 8,
    start,
    paginate: undefined,
    prepareSource: (source) => {
      for (let chapter = 1; chapter <= 8; chapter++) source.answer(`c${chapter}`, '今天有事，请假一天。');
    },
  });
  const stage = aStage(opened.reader, { height: window.innerHeight });
  view = createScrollView(stage.options);
  await painted();
  return { ...opened, ...stage };
}

describe('a joined scroll of chapters that are shorter than the screen', () => {
  it('opens at the chapter that was asked for, and stays there [READER-42]', async () => {
    const stage = await stageOf({ forcedChapterIndex: 4 });
    const heading = stage.element.querySelectorAll('h2')[1];
    expect(heading?.textContent).toBe('第5章');
    expect(heading?.getBoundingClientRect().top).toBeCloseTo(stage.element.getBoundingClientRect().top, 0);
    await new Promise((done) => setTimeout(done, 220));
    expect(stage.reading().chapter.index).toBe(4);
  });

  it('is read straight through', async () => {
    const stage = await stageOf();
    for (let turn = 0; turn < 20; turn++) {
      stage.element.scrollTop += 500;
      await painted();
      await settled();
      await painted();
    }
    expect(stage.reading().chapter.index).toBe(7);
  });
});
