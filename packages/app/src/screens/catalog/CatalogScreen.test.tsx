import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { stubRowLayout, ROW, VIEW } from '../../testing/stubRowLayout.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const answers: Answers = { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(16)]) };

const long = (count: number) => ({ ...answers, chapterList: wireChapterList(['', wireChapters(count)]) });

const openCatalog = (options: RenderAppOptions = {}) => renderApp({ path: '/catalog/1001', answers, ...options });

const leftAt = (chapterId: string) => ({
  progress: { 1001: { place: { chapterId, offset: 0, print: '' }, percent: 500, chapterTitle: '', at: 1 } },
});

const chapters = async () => within(await screen.findByRole('navigation', { name: '全部章节' }));

beforeEach(() => {
  document.documentElement.scrollTop = 0;
  stubRowLayout();
});

describe('the catalogue', () => {
  it('lists the chapters and says what it is [ROUTE-13] [CAT-01]', async () => {
    await openCatalog();
    expect((await chapters()).getAllByRole('link')).toHaveLength(16);
    expect(screen.getByText('连载 · 共16章')).toBeTruthy();
    expect(document.title).toBe('目录-书页小说');
  });

  it('opens the reader at the chapter chosen [CAT-03]', async () => {
    await openCatalog();
    const link = (await chapters()).getByRole('link', { name: '第3章' });
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=1&forceChapterId=c3&forceChapterIndex=2');
  });

  it('marks the chapters that are locked [CAT-09]', async () => {
    await openCatalog();
    const list = await chapters();
    expect(list.getAllByRole('img', { name: '12书豆' })).toHaveLength(6);
    expect(within(list.getByRole('link', { name: /^第11章/ })).getByRole('img')).toBeTruthy();
  });

  it('marks by the host’s free chapters where it gives some away [CAT-09] [LOCK-08]', async () => {
    await openCatalog({ host: aHost({ reader: { isPlatformPath: true, freeChapterCount: 14 } }) });
    expect((await chapters()).getAllByRole('img', { name: '去APP读' })).toHaveLength(2);
  });

  it('marks the chapter where reading stopped [CAT-10]', async () => {
    await openCatalog({ device: leftAt('c7') });
    const current = (await chapters()).getAllByRole('link').filter((link) => link.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['第7章']);
  });

  it('marks the chapter that another device left once the shelf has come, too [CAT-01] [CAT-10]', async () => {
    const place = { offsetType: 'text', offset: 'c7.0.' };
    const theirs = { bid: '1001', title: '', chapterid: 'c7', action: 2, stamp: 5, device: 'tablet', seq: 1, ...place };
    const syncBookmarks = { detail: [theirs], serverTime: 1_790_000_000 };
    const { services } = await openCatalog({ userId: '9000001', answers: { ...answers, syncBookmarks } });
    const list = await chapters();
    expect(list.queryByRole('link', { current: true })).toBeNull();
    await act(() => services.shelfSyncService.start());
    expect((await list.findByRole('link', { current: true })).textContent).toBe('第7章');
    expect(screen.getByRole('button', { name: '回到当前' })).toBeTruthy();
  });

  it('opens at the current chapter and goes back to it', async () => {
    const page = document.documentElement;
    await openCatalog({ answers: long(200), device: leftAt('c100') });
    const list = await chapters();
    const middle = 99.5 * ROW - VIEW / 2;
    expect(page.scrollTop).toBe(middle);
    expect(list.getByRole('link', { current: true }).textContent).toBe('第100章');
    page.scrollTop = 0;
    fireEvent.click(screen.getByRole('button', { name: '回到当前' }));
    expect(page.scrollTop).toBe(middle);
  });

  it('has no button to the current chapter before anything was read', async () => {
    await openCatalog();
    await chapters();
    expect(screen.queryByRole('button', { name: '回到当前' })).toBeNull();
  });

  it('turns the order [CAT-07]', async () => {
    await openCatalog();
    const list = await chapters();
    fireEvent.click(screen.getByRole('button', { name: '正序，改为倒序' }));
    expect(list.getAllByRole('link')[0]?.textContent).toBe('第16章');
    fireEvent.click(screen.getByRole('button', { name: '倒序，改为正序' }));
    expect(list.getAllByRole('link')[0]?.textContent).toBe('第1章');
  });

  it('heads the volumes of a book that has several [CAT-07]', async () => {
    const volumes = wireChapterList(['上卷', wireChapters(2)], ['下卷', wireChapters(2, 3)]);
    await openCatalog({ answers: { ...answers, chapterList: volumes } });
    const list = await chapters();
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['上卷', '下卷']);
    expect(list.getAllByRole('listitem')).toHaveLength(6);
  });

  it('names the chapters of an epub by its own contents [CAT-08]', async () => {
    const list = { data: { ...wireChapterList().data, chapterList: wireChapters(2) } };
    await openCatalog({
      answers: {
        bookInfo: aWireBook({ formats: 2 }),
        epubChapterList: list,
        epubCatalogList: { data: { catalogList: [{ chapterId: 'c2', catalogName: '忍冬', level: 1 }] } },
      },
    });
    const link = (await chapters()).getByRole('link', { name: '忍冬' });
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=2&forceChapterId=c2&forceChapterIndex=1');
  });
});

describe('a long catalogue', () => {
  it('of 3,000 chapters renders only the rows near the viewport', async () => {
    await openCatalog({ answers: long(3000) });
    const links = (await chapters()).getAllByRole('link');
    expect(links.length).toBeLessThan(100);
    expect(screen.getByText('连载 · 共3000章')).toBeTruthy();
  });
});

describe('a catalogue that is not there', () => {
  it('shows the shape of its rows until book and chapters are there [CAT-02]', async () => {
    const list = anAnswer<ReturnType<typeof wireChapterList>>();
    await openCatalog({ answers: { ...answers, chapterList: () => list.promise } });
    expect(await screen.findByText('加载中')).toBeTruthy();
    const shape = within(screen.getByRole('main')).getByText('加载中').parentElement?.nextElementSibling;
    expect(shape?.getAttribute('aria-hidden')).toBe('true');
    expect(shape?.querySelectorAll('div:only-child, div + div').length).toBeGreaterThan(10);
    list.give(wireChapterList(['', wireChapters(1)]));
    await chapters();
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('shows the server’s message in a toast [CAT-05] [ERR-17]', async () => {
    await openCatalog({ answers: { ...answers, chapterList: new Refusal(500, '章节整理中') } });
    await screen.findByRole('alert');
    expect(screen.getByRole('status').textContent).toBe('章节整理中');
  });

  it('shows a real error in the network toast [CAT-04] [ERR-16]', async () => {
    const host = aHost();
    host.setOnline(false);
    await openCatalog({ host });
    await screen.findByRole('alert');
    expect(screen.getByRole('status').textContent).toBe('网络无法连接');
  });

  it('loads again on request', async () => {
    let isReady = false;
    const chapterList = () => (isReady ? wireChapterList(['', wireChapters(2)]) : new Refusal(500, '章节整理中'));
    await openCatalog({ answers: { ...answers, chapterList } });
    const retry = await screen.findByRole('button', { name: '重试' });
    isReady = true;
    fireEvent.click(retry);
    expect((await chapters()).getAllByRole('link')).toHaveLength(2);
  });
});
