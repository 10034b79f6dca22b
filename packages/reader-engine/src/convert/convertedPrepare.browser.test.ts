import { afterEach, describe, expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from '../drawing/ReaderView.ts';
import { aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader } from '../testing/openReader.ts';
import { convertedPrepare } from './convertedPrepare.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

const toTraditional = (text: string): string => text.replace(/网/g, '網路').replace(/云/g, '雲');
const longer = (text: string): string => text.replace(/灯火/g, '灯火灯火灯火灯火');
const LINES = Array.from({ length: 60 }, (_, at) => `第${at}段网上的云，${'山中灯火。'.repeat(6)}`);
const MARKUP = LINES.map((line, at) => `<p id="p${at}">${line.replace('灯火', '<em>灯火</em>')}</p>`).join('\n');

type Kind = 'paged' | 'scroll';

async function stageOf(kind: Kind, isMarkup: boolean): Promise<OpenReader & Stage> {
  const opened = await openReader({
    paginate: undefined,
    prepare: createPrepareChapter(document),
    prepareSource: (source) =>
      source.answer('c1', isMarkup ? { kind: 'markup', markup: MARKUP, css: '' } : LINES.join('\n')),
  });
  const stage = aStage(opened.reader);
  view =
    kind === 'scroll'
      ? createScrollView(stage.options)
      : createPagedView({ ...stage.options, mode: 'none', swipes: false });
  await painted();
  return { ...opened, ...stage };
}

const rested = (): Promise<void> => new Promise((done) => setTimeout(done, 240));
const visibleText = ({ element }: Stage): string => element.innerText;

describe.each([
  ['paged', false],
  ['paged', true],
  ['scroll', false],
  ['scroll', true],
] as const)('another script in the %s view, markup: %s', (kind, isMarkup) => {
  it('is shown at the same place, and the original again', async () => {
    const stage = await stageOf(kind, isMarkup);
    const { chapter } = stage.reading();
    const text = chapter.status === 'ready' ? chapter.content.text : '';
    stage.reader.goTo({ chapterId: 'c1', offset: text.indexOf('第30段'), print: '' });
    await rested();
    const { place } = stage.reading();
    stage.reader.setPrepare(convertedPrepare(createPrepareChapter(document), toTraditional));
    await rested();
    expect(visibleText(stage)).toContain('第30段網路上的雲');
    expect(visibleText(stage)).not.toContain('第30段网');
    expect(stage.reading().place).toEqual(place);
    stage.reader.setPrepare(createPrepareChapter(document));
    await rested();
    expect(visibleText(stage)).toContain('第30段网上的云');
    expect(stage.reading().place).toEqual(place);
  });

  it('keeps the place in sight, however much longer the text above it becomes', async () => {
    const stage = await stageOf(kind, isMarkup);
    const { chapter } = stage.reading();
    const text = chapter.status === 'ready' ? chapter.content.text : '';
    stage.reader.goTo({ chapterId: 'c1', offset: text.indexOf('第50段'), print: '' });
    await rested();
    stage.reader.setPrepare(convertedPrepare(createPrepareChapter(document), longer));
    await rested();
    const frame = stage.element.getBoundingClientRect();
    const paragraph = Array.from(stage.element.querySelectorAll('p'))
      .filter((line) => getComputedStyle(line).visibility === 'visible' && line.textContent?.startsWith('第50段'))
      .map((line) => line.getBoundingClientRect())
      .find(({ left }) => left >= frame.left && left < frame.right);
    expect(paragraph?.top).toBeGreaterThanOrEqual(frame.top - 1);
    expect(paragraph?.top).toBeLessThan(frame.bottom);
    expect(stage.reading().place.offset).toBe(text.indexOf('第50段'));
  });

  it('takes highlights by their place in the source', async () => {
    const stage = await stageOf(kind, isMarkup);
    stage.reader.setPrepare(convertedPrepare(createPrepareChapter(document), toTraditional));
    await rested();
    const { chapter } = stage.reading();
    const text = chapter.status === 'ready' ? chapter.content.text : '';
    const offset = text.indexOf('第5段');
    view?.highlight([{ chapterId: 'c1', offset, length: 3, kind: 'search' }]);
    await expect.poll(() => stage.element.querySelector('[data-highlight]')).not.toBeNull();
    const mark = stage.element.querySelector('[data-highlight]')?.getBoundingClientRect();
    const caret = document.caretPositionFromPoint((mark?.left ?? 0) + 4, (mark?.top ?? 0) + 8);
    expect(caret?.offsetNode.textContent?.charAt(caret.offset)).toBe('第');
    expect(caret?.offsetNode.parentElement?.closest('p')?.textContent).toMatch(/^第5段/);
  });
});
