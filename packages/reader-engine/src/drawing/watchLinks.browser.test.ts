import type { ChapterContent } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { afterEach, describe, expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { aStage, painted, type Stage } from '../testing/mountView.ts';
import { openReader, type OpenReader, type OpenReaderOptions } from '../testing/openReader.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { Note, ReaderView } from './ReaderView.ts';

let view: ReaderView | undefined;
afterEach(() => view?.destroy());

const markup = (text: string): ChapterContent => ({ kind: 'markup', markup: text, css: '' });
const LONG = Array.from({ length: 40 }, (_, at) => `<p>第${at}段，${'山中灯火一夜未熄，'.repeat(5)}</p>`).join('\n');

const FIRST =
  '<p>他走了<a id="own" data-note="ref" href="#c1/n1">①</a>，' +
  '没有<a id="far" epub:type="noteref" href="#c4/n9">②</a>回头，' +
  '<a id="inner" href="#c3/goal">见后</a>，<a id="start" href="#c3/">第三章</a>，<a id="lost" href="#gone/x">无</a>，' +
  '<a id="hole" href="#c3/gone">有章无处</a>，<a id="near" href="#c1/gone">近处也无</a>。</p>' +
  '<aside id="n1" data-note="body">指山中。</aside>';

async function stageOf(
  kind: 'paged' | 'scroll',
  options: OpenReaderOptions & { takesNotes?: boolean } = {},
): Promise<OpenReader & Stage & { notes: Note[]; lost: string[]; tap: (id: string) => Promise<void> }> {
  const opened = await openReader({
    prepare: createPrepareChapter(document),
    ...options,
    paginate: undefined,
    prepareSource: (source) => {
      source.answer('c1', markup(FIRST));
      source.answer('c3', markup(`${LONG}<p id="goal">到了。</p>${LONG}`));
      source.answer('c4', markup('<ol><li id="n9">远处的注。</li></ol>'));
      options.prepareSource?.(source);
    },
  });
  const stage = aStage(opened.reader);
  const notes: Note[] = [];
  const lost: string[] = [];
  stage.element.addEventListener('lostlink', ({ detail }) => lost.push(`${detail.chapterId}/${detail.fragment}`));
  const viewOptions = {
    ...stage.options,
    ...(options.takesNotes === false ? {} : { onNote: (note: Note) => notes.push(note) }),
  };
  view =
    kind === 'scroll'
      ? createScrollView(viewOptions)
      : createPagedView({ ...viewOptions, mode: 'none', swipes: false });
  await painted();
  const tap = async (id: string): Promise<void> => {
    const links = Array.from(stage.element.querySelectorAll<HTMLElement>(`a[id$="${id}"]`));
    const link = links.find((element) => getComputedStyle(element).visibility === 'visible');
    if (!link) throw new Error(`no link ${id} is on the screen`);
    link.click();
    await painted();
  };
  return { ...opened, ...stage, notes, lost, tap };
}

describe.each(['paged', 'scroll'] as const)('links in the %s view', (kind) => {
  it('to a note of the same chapter open it in place', async () => {
    const { notes, tap, reading } = await stageOf(kind);
    const before = reading().place;
    await tap('own');
    expect(notes.map(({ text }) => text)).toEqual(['指山中。']);
    expect(notes[0]?.anchor.width).toBeGreaterThan(0);
    expect(reading().place).toEqual(before);
    expect(reading().back).toBeUndefined();
  });

  it('to a note at the end of the book open it in place too', async () => {
    const { notes, tap, reading } = await stageOf(kind);
    await tap('far');
    expect(notes.map(({ text }) => text)).toEqual(['远处的注。']);
    expect(reading().chapter.index).toBe(0);
  });

  it('go to their place, and back', async () => {
    const { reader, tap, reading } = await stageOf(kind);
    const before = reading().place;
    await tap('inner');
    await painted();
    const { place, back, chapter } = reading();
    const text = chapter.status === 'ready' ? chapter.content.text : '';
    expect(chapter.index).toBe(2);
    expect(text.slice(place.offset)).toMatch(/^到了。/);
    expect(back).toEqual(before);
    expect(reader.goBack()).toBe(true);
    expect(reading().place).toEqual(before);
    expect(reader.goBack()).toBe(false);
  });

  it('to a chapter go to its start', async () => {
    const { tap, reading, lost } = await stageOf(kind);
    const { hash } = location;
    await tap('start');
    await painted();
    expect(reading().place).toMatchObject({ chapterId: 'c3', offset: 0 });
    expect(location.hash).toBe(hash);
    expect(lost).toEqual([]);
  });

  it('to nowhere say so, and go nowhere', async () => {
    const { tap, reading, lost } = await stageOf(kind);
    const before = reading().place;
    await tap('lost');
    await tap('near');
    expect(reading()).toMatchObject({ place: before, back: undefined });
    expect(lost).toEqual(['gone/x', 'c1/gone']);
  });

  it('to a place that its chapter does not hold go to the chapter, and say so', async () => {
    const { tap, reading, lost } = await stageOf(kind);
    await tap('hole');
    await painted();
    expect(reading().place).toMatchObject({ chapterId: 'c3', offset: 0 });
    expect(reading().back).toMatchObject({ chapterId: 'c1' });
    expect(lost).toEqual(['c3/gone']);
  });

  it('that lead to their place say nothing', async () => {
    const { tap, lost } = await stageOf(kind);
    await tap('inner');
    await painted();
    expect(lost).toEqual([]);
  });
});

describe('a note that cannot be shown in place', () => {
  it('is gone to where nobody shows notes', async () => {
    const { notes, tap, reading } = await stageOf('paged', { takesNotes: false });
    await tap('own');
    expect(notes).toEqual([]);
    expect(reading().back).toBeDefined();
  });

  it('is gone to where its chapter is locked', async () => {
    const { notes, lost, tap, reading } = await stageOf('paged', { isLocked: ({ ordinal }) => ordinal === 4 });
    await tap('far');
    expect(notes).toEqual([]);
    expect(reading().chapter).toMatchObject({ index: 3, status: 'locked' });
    expect(lost).toEqual([]);
  });

  it('is gone to where its chapter cannot be fetched', async () => {
    const fault = new AppError('network', '网络或服务异常，请稍后再试');
    const { notes, tap, reading } = await stageOf('paged', { prepareSource: (source) => source.answer('c4', fault) });
    await tap('far');
    expect(notes).toEqual([]);
    expect(reading().chapter).toMatchObject({ index: 3, status: 'failed' });
  });
});
