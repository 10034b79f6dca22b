import { afterEach, describe, expect, it } from 'vitest';
import { aReaderStyle, aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader } from '../testing/openReader.ts';
import { createPagedView } from './createPagedView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';

const LONG = `${'山里的风把窗子推开了一点，她没有回答。\n'.repeat(3000)}最后一行到此为止`;

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

async function opened(): Promise<OpenReader & Stage> {
  const reading = await openReader({ paginate: undefined, prepareSource: (source) => source.answer('c1', LONG) });
  const stage = aStage(reading.reader);
  view = createPagedView({ ...stage.options, mode: 'slide', swipes: true });
  return { ...reading, ...stage };
}

const filledLeaves = ({ element }: Stage): string[] =>
  Array.from(element.children, (leaf) => leaf.textContent ?? '').filter((text) => text !== '');

const lastPage = (stage: Stage): string | undefined =>
  filledLeaves(stage).find((text) => text.includes('最后一行到此为止'));

describe('the pages on both sides', () => {
  it('are drawn after the page that is read', async () => {
    const stage = await opened();
    expect(filledLeaves(stage)).toHaveLength(1);
    await expect.poll(() => filledLeaves(stage)).toHaveLength(2);
    view?.setStyle(aReaderStyle({ fontSize: 24 }));
    const [page] = stage.reading().chapter.status === 'ready' ? filledLeaves(stage) : [];
    expect(page).toContain('第1章');
  });

  it('wait for a long chapter that lies before, which is laid out in slices', async () => {
    const stage = await opened();
    stage.reader.goToChapter(1);
    await painted();
    await expect.poll(() => lastPage(stage)).toBeDefined();
    expect(stage.reading()).toMatchObject({ chapter: { index: 1 }, mark: { page: 0 } });
  });

  it('are there at once for a finger that drags them in', async () => {
    const stage = await opened();
    stage.reader.goToChapter(1);
    stage.element.setPointerCapture = () => undefined;
    for (const [type, clientX] of [
      ['pointerdown', 50],
      ['pointermove', 90],
      ['pointermove', 200],
    ] as const) {
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY: 300, bubbles: true };
      stage.element.dispatchEvent(new PointerEvent(type, finger));
    }
    expect(lastPage(stage)).toBeDefined();
  });
});
