import { AppError } from '@shuye/core-domain/error';
import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { PAYMENT_RELOAD_MS } from './chapters/createRefusalReload.ts';
import { fixedPaginate, openReader, settled } from './testing/openReader.ts';
import { aChapterList } from './testing/aChapterList.ts';
import { distinctText } from './testing/distinctText.ts';

const refused = (code: number): AppError => new AppError('server', '您尚未购买，无法阅读', { code });
const offline = new AppError('network', '网络或服务异常，请稍后再试');

describe('opening a book', () => {
  it('goes from opening through loading to the chapter [READER-23]', async () => {
    const { reader, source } = await openReader();
    const seen: string[] = [];
    reader.subscribe(() => {
      const state = reader.getState();
      seen.push(state.status === 'reading' ? state.chapter.status : state.status);
    });
    source.answer('c9', '');
    await reader.open('1001');
    await settled();
    expect([...new Set(seen)]).toEqual(['opening', 'loading', 'ready']);
  });

  it('fetches the list once, however many chapters are read [READER-51]', async () => {
    const { reader, source } = await openReader();
    for (const index of [1, 2, 3, 4, 0]) {
      reader.goToChapter(index);
      await settled();
    }
    expect(source.listsAsked).toBe(1);
  });

  it('tells whoever keeps the place of each change of chapter once it is there, and asks for nothing else [PROG-10]', async () => {
    const { reader, source } = await openReader();
    const told: string[] = [];
    reader.subscribe(() => {
      const state = reader.getState();
      if (state.status === 'reading' && state.chapter.status === 'ready') told.push(state.place.chapterId);
    });
    for (const index of [1, 2]) {
      reader.goToChapter(index);
      await settled();
    }
    expect([...new Set(told)]).toEqual(['c2', 'c3']);
    expect(source.listsAsked).toBe(1);
  });

  it('fetches the list again, and logs it, when it lacks the requested chapter [READER-48, ERR-57]', async () => {
    const { source, logged, reading } = await openReader({ start: { forcedChapterId: 'gone' } });
    expect(source.listsAsked).toBe(2);
    expect(source.freshListsAsked).toBe(1);
    expect(logged).toEqual(['当前章节不存在，准备获取全部章节列表']);
    expect(reading().chapter.index).toBe(0);
  });

  it('opens at the forced chapter instead of the saved place [PROG-09]', async () => {
    const start = { savedPlace: placeAt('c2', '', 0), forcedChapterId: 'c4' };
    const { reading } = await openReader({ start });
    expect(reading().place.chapterId).toBe('c4');
  });

  it('opens at the words of the saved place, also when a paragraph was put in before them', async () => {
    const old = `第一段。\n${'字'.repeat(400)}\n他没有回头看那条来时的路，一直往山上走。`;
    const savedPlace = placeAt('c2', old, old.indexOf('他没有'));
    const now = `新写的一段。\n${old}`;
    const { reading } = await openReader({
      start: { savedPlace },
      prepareSource: (source) => source.answer('c2', now),
    });
    expect(reading().place).toEqual(placeAt('c2', now, now.indexOf('他没有')));
  });

  it('opens at the same sentence after text was put in before it and a character inside it was corrected', async () => {
    const old = distinctText(300);
    const savedPlace = placeAt('c2', old, 120);
    const now = `${distinctText(49, 0x3400)}\n${old.slice(0, 125)}改${old.slice(126)}`;
    const { reading } = await openReader({
      start: { savedPlace },
      prepareSource: (source) => source.answer('c2', now),
    });
    expect(reading().place.offset).toBe(170);
  });

  it('opens the nearest chapter where the saved one is gone, as a substitute until the reader moves [PROG-09]', async () => {
    const start = { savedPlace: placeAt('gone', '山中灯火', 0), savedPercent: 7300 };
    const { reader, reading } = await openReader({ chapters: 100, start });
    expect(reading()).toMatchObject({ place: { chapterId: 'c73', offset: 0 }, isSubstitute: true });
    reader.commitPlace(reading().place);
    expect(reading().isSubstitute).toBe(true);
    reader.next();
    expect(reading()).toMatchObject({ place: { chapterId: 'c73' }, isSubstitute: false });
  });

  it('goes to a place saved elsewhere, or to the nearest chapter as a substitute where that one is gone [PROG-07]', async () => {
    const { reader, reading } = await openReader({ chapters: 100 });
    reader.goToSaved(placeAt('gone', '', 0), 7300);
    expect(reading()).toMatchObject({ place: { chapterId: 'c73' }, isSubstitute: true });
    reader.goToSaved(placeAt('c4', '', 0), 7300);
    expect(reading()).toMatchObject({ place: { chapterId: 'c4' }, isSubstitute: false });
  });

  it('fails with the fault of the list, and opens on a retry', async () => {
    const { reader, source } = await openReader({ prepareSource: (made) => made.answerList(offline) });
    expect(reader.getState()).toEqual({ status: 'failed', error: offline });
    source.answerList(aChapterList(5));
    reader.retry();
    await settled();
    expect(reader.getState().status).toBe('reading');
  });
});

describe('turning pages', () => {
  it('goes on inside the chapter, then into the next one, and back to the last page [READER-10, READER-41]', async () => {
    const { reader, reading } = await openReader();
    const pages: Array<[string, number]> = [];
    do {
      pages.push([reading().place.chapterId, reading().mark?.page ?? -1]);
    } while (reader.next() && reading().chapter.index < 2);
    const first = pages.filter(([chapterId]) => chapterId === 'c1').map(([, page]) => page);
    expect(first).toEqual([0, 1, 2, 3, 4]);
    expect(reading().place).toMatchObject({ chapterId: 'c3', offset: 0 });
    reader.previous();
    expect(reading().place.chapterId).toBe('c2');
    expect(reading().mark).toEqual({ page: 4, pageCount: 5 });
  });

  it('shows the trailer after the last page, and the last chapter again on the way back [READER-29, READER-30]', async () => {
    const { reader, reading } = await openReader({ chapters: 2, start: { forcedChapterIndex: 1 } });
    for (let page = 0; page < 5; page++) expect(reader.next()).toBe(true);
    expect(reader.getState().status).toBe('finished');
    expect(reader.next()).toBe(false);
    expect(reader.previous()).toBe(true);
    expect(reading().chapter.index).toBe(1);
    expect(reading().mark?.page).toBe(4);
  });

  it('ends at the first page', async () => {
    const { reader, reading } = await openReader();
    expect(reader.previous()).toBe(false);
    expect(reading().mark?.page).toBe(0);
  });

  it('goes back into a chapter that is not there yet, and lands on its last page', async () => {
    const { reader, reading } = await openReader({ start: { forcedChapterIndex: 3 } });
    reader.goToChapter(2);
    reader.goToChapter(0);
    reader.goToChapter(3);
    await settled();
    reader.previous();
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready', index: 2 });
    expect(reading().mark).toEqual({ page: 4, pageCount: 5 });
  });

  it('counts the pages of a long chapter while nothing else happens', async () => {
    const long = Array.from({ length: 4000 }, () => '山中灯火。').join('\n');
    const { clock, reading } = await openReader({ prepareSource: (source) => source.answer('c1', long) });
    expect(reading().mark).toEqual({ page: 0, pageCount: undefined });
    for (let slice = 0; slice < 20; slice++) clock.pass(0);
    expect(reading().mark).toEqual({ page: 0, pageCount: 401 });
  });

  it('keeps the first visible character through every change of layout', async () => {
    const { reader, reading } = await openReader();
    reader.next();
    reader.next();
    const { place } = reading();
    for (const column of [160, 480, 224, 640, 320]) {
      reader.setPaginate(fixedPaginate({ column, height: column }));
      expect(reading().place).toEqual(place);
    }
    reader.setPaginate(undefined);
    expect(reading().place).toEqual(place);
    expect(reading().mark).toBeUndefined();
  });

  it('steps by chapters where no pages are laid out [READER-42]', async () => {
    const { reader, reading } = await openReader({ paginate: undefined });
    reader.next();
    expect(reading().place).toMatchObject({ chapterId: 'c2', offset: 0 });
    reader.previous();
    expect(reading().place).toMatchObject({ chapterId: 'c1', offset: 0 });
  });

  it('takes over the place that the reader scrolled to', async () => {
    const { reader, reading } = await openReader({ paginate: undefined });
    const chapter = reading().chapter;
    const text = chapter.status === 'ready' ? chapter.content.text : '';
    reader.commitPlace(placeAt('c1', text, 40));
    expect(reading().place).toEqual(placeAt('c1', text, 40));
  });
});

describe('chapters that come and go', () => {
  it('fetches the next and the previous chapter ahead of time [CACHE-06]', async () => {
    const { source } = await openReader({ start: { forcedChapterIndex: 2 } });
    expect(source.asked).toEqual(['c3', 'c4', 'c2']);
  });

  it('fetches the chapter that is turned to, once [READER-28]', async () => {
    const { reader, source } = await openReader();
    reader.goToChapter(4);
    await settled();
    expect(source.asked).toEqual(['c1', 'c2', 'c5', 'c4']);
    reader.goToChapter(3);
    await settled();
    expect(source.asked).toEqual(['c1', 'c2', 'c5', 'c4', 'c3']);
  });

  it('does not ask for a chapter that our own rule locks [READER-43]', async () => {
    const { reader, source, reading } = await openReader({ isLocked: ({ ordinal }) => ordinal > 1 });
    reader.goToChapter(1);
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'locked', refusal: undefined });
    expect(source.asked).toEqual(['c1']);
    expect(reader.next()).toBe(true);
    expect(reading().chapter.index).toBe(2);
  });

  it('asks once more on arrival for a chapter that failed ahead of time', async () => {
    const { reader, source, reading } = await openReader({ prepareSource: (made) => made.answer('c2', offline) });
    expect(reader.chapterAt(1)).toMatchObject({ status: 'failed' });
    source.answer('c2', '雨停了。');
    reader.goToChapter(1);
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready' });
  });

  it('keeps a failed chapter and its fault until it is asked for again [ERR-06]', async () => {
    const { reader, source, reading } = await openReader({ prepareSource: (made) => made.answer('c1', offline) });
    expect(reading().chapter).toMatchObject({ status: 'failed', error: offline });
    source.answer('c1', '雨停了。');
    reader.retry();
    expect(reading().chapter.status).toBe('loading');
    await settled();
    expect(reading().chapter.status).toBe('ready');
  });

  it('never shows the answer of a chapter that was left', async () => {
    const { reader, reading } = await openReader();
    reader.goToChapter(3);
    reader.goToChapter(1);
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready', index: 1 });
    expect(reading().place.chapterId).toBe('c2');
  });
});

describe('a refused chapter', () => {
  it.each([402, 403])(
    'answering %s is locked, and reloaded once after 2.5 s [READER-34, CONST-20, ERR-04]',
    async (code) => {
      expect(PAYMENT_RELOAD_MS).toBe(2500);
      const { source, clock, reading } = await openReader({
        prepareSource: (made) => made.answer('c1', refused(code)),
      });
      expect(reading().chapter).toMatchObject({ status: 'locked', refusal: { code } });
      expect(source.asked.filter((id) => id === 'c1')).toHaveLength(1);

      clock.pass(PAYMENT_RELOAD_MS - 1);
      await settled();
      expect(source.listsAsked).toBe(1);
      clock.pass(1);
      await settled();
      expect(source.listsAsked).toBe(2);
      expect(source.freshListsAsked).toBe(1);
      expect(source.asked.filter((id) => id === 'c1')).toHaveLength(2);

      clock.pass(20_000);
      await settled();
      expect(source.asked.filter((id) => id === 'c1')).toHaveLength(2);
    },
  );

  it('opens when the reload finds it bought [CACHE-11]', async () => {
    const { source, clock, reading } = await openReader({ prepareSource: (made) => made.answer('c1', refused(403)) });
    source.answer('c1', '雨停了。');
    clock.pass(PAYMENT_RELOAD_MS);
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready' });
  });

  it('is left in peace when the reader went on', async () => {
    const { reader, source, clock } = await openReader({ prepareSource: (made) => made.answer('c1', refused(403)) });
    reader.goToChapter(1);
    await settled();
    clock.pass(10_000);
    await settled();
    expect(source.listsAsked).toBe(1);
  });
});

describe('chapters kept on the device', () => {
  const content = { kind: 'text' as const, text: '旧的开头。\n山中灯火。' };
  const kept = [{ bookId: '1001', chapterId: 'c2', title: '第2章', index: 1, content }];
  const start = { forcedChapterId: 'c2', paintsStored: true };

  it('are shown first where the address asks for it, then refreshed [RPARAM-05]', async () => {
    const { reader, source, reading } = await openReader({
      stored: kept,
      start,
      prepareSource: (made) => made.answer('c2', offline),
    });
    expect(reading().chapter).toMatchObject({ status: 'ready', content: { text: content.text } });
    source.answer('c2', '新的开头。\n山中灯火。');
    reader.retry();
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready', content: { text: '新的开头。\n山中灯火。' } });
  });

  it('keep the place when the fetched text differs', async () => {
    const newer = `新写的一段。\n旧的开头。\n山中灯火。`;
    const { reading } = await openReader({
      stored: kept,
      start: { savedPlace: { chapterId: 'c2', offset: 6, print: '山中灯火。' }, paintsStored: true },
      prepareSource: (source) => source.answer('c2', newer),
    });
    expect(reading().place.offset).toBe(newer.indexOf('山中灯火'));
  });

  it('are not shown without being asked for', async () => {
    const { reading } = await openReader({
      stored: kept,
      start: { forcedChapterId: 'c2' },
      prepareSource: (source) => source.answer('c2', offline),
    });
    expect(reading().chapter.status).toBe('failed');
  });

  it('are brought up to date with the chapter that is read [READER-24, CACHE-01]', async () => {
    const { reader, stored } = await openReader();
    expect(stored.get('1001')).toMatchObject({ chapterId: 'c1', index: 0 });
    reader.goToChapter(1);
    await settled();
    expect(stored.get('1001')).toMatchObject({ chapterId: 'c2', index: 1 });
  });

  it('are forgotten when the server refuses the chapter [CACHE-11]', async () => {
    const { stored } = await openReader({
      stored: kept,
      start,
      prepareSource: (source) => source.answer('c2', refused(403)),
    });
    expect(stored.get('1001')).toBeUndefined();
  });
});
