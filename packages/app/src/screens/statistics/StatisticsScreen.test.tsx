import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnBook } from '../../features/own-books/OwnBook.ts';
import * as ownBooks from '../../features/own-books/ownBooks.ts';
import * as download from '../../services/downloadText.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { guestShelf } from '../../testing/guestShelf.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook } from '../../testing/wire.ts';

const NOW = 1_790_000_000_000;
const USER = '8000001';
const aDay = (day: string, change: object = {}) => ({
  device: 'phone',
  day,
  bookId: '1001',
  begunAtMs: NOW - 1,
  seconds: 1200,
  words: 8000,
  ...change,
});
const aDiary = (...days: ReturnType<typeof aDay>[]) => ({
  device: 'phone',
  clearedAtMs: 0,
  revision: 0,
  days,
  unsent: days.map(({ device, day, bookId }) => `${device} ${day} ${bookId}`),
});
const progress = {
  1001: { place: { chapterId: 'c1', offset: 0, print: '灯' }, percent: 5000, chapterTitle: '第1章', at: NOW - 1 },
};

const open = (diary: object | undefined, answers: Answers = {}, userId?: string) =>
  renderApp({
    path: '/statistics',
    answers: { bookInfo: aWireBook(), ...answers },
    device: {
      progress,
      guest_shelf: guestShelf([{ bookId: '1001', title: '山中灯火', updatedAt: 1, format: 1 }]),
      ...(diary && { reading_diary: diary, reading_diary_damaged: 'cut' }),
    },
    ...(userId === undefined ? {} : { userId }),
  });

const factOf = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('the statistics of reading', () => {
  it('say today of the day on which they are seen again, where they were left open overnight', async () => {
    let nowMs = NOW;
    const day = aDay('2026-09-21');
    await renderApp({ path: '/statistics', device: { reading_diary: aDiary(day) }, nowMs: () => nowMs });
    await screen.findByText('最近两周');
    expect(factOf('今天')).toBe('今天20分钟8000字');
    nowMs += 86_400_000;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(factOf('今天')).toBe('今天0分钟0字');
  });

  it('that came once are not said to be missing when they are seen again without a network', async () => {
    let isDown = false;
    const known = { days: [], clearedAt: 0, revision: 0, hasMore: 0 };
    const syncReadingDays = () => (isDown ? new Refusal(503, '维护中') : known);
    const { services } = await open(aDiary(aDay('2026-09-21')), { syncReadingDays }, USER);
    await screen.findByText('最近两周');
    await waitFor(() => expect(services.seen.map(({ name }) => name)).toContain('syncReadingDays'));
    isDown = true;
    const asked = services.seen.length;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(services.seen.length).toBeGreaterThan(asked));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say below what this device knows that those of other devices did not come, so that nothing moves', async () => {
    await open(aDiary(aDay('2026-09-21')), { syncReadingDays: new Refusal(503, '维护中') }, USER);
    const facts = await screen.findByText('最近两周');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('其他设备的阅读没有取到');
    expect(facts.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('say today, the streak, the sum and the speed of a guest, from this device alone', async () => {
    const { services } = await open(aDiary(aDay('2026-09-21'), aDay('2026-09-20', { words: 4000 })));
    await screen.findByText('最近两周');
    expect(['今天', '连续', '累计', '速度'].map(factOf)).toEqual([
      '今天20分钟8000字',
      '连续2天每天读满1分钟',
      '累计40分钟1.2万字',
      '速度300字/分最近两个月',
    ]);
    expect(document.title).toBe('阅读统计-书页小说');
    expect(services.seen.map(({ name }) => name)).not.toContain('syncReadingDays');
  });

  it('have a table beside each picture, and how long each book still takes', async () => {
    await open(aDiary(aDay('2026-09-21')));
    const table = await screen.findByRole('table', { name: '最近两周每天的阅读', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toBe('2026-09-2120分钟8000字');
    const year = screen.getByRole('table', { name: '这一年每月的阅读', hidden: true });
    expect(within(year).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toBe('2026-091天20分钟8000字');
    const books = screen.getByRole('list', { name: '每本书的阅读' });
    await within(books).findByText(/读完还要约/);
    expect(within(books).getByRole('link').getAttribute('href')).toBe('/reader/1001');
  });

  it('invite a reader who has read nothing yet', async () => {
    await open(undefined);
    expect(await screen.findByText('还没有阅读记录')).toBeTruthy();
  });

  it('of an account bring the days of its other devices and send those of this one', async () => {
    const others = [aDay('2026-09-21', { device: 'tablet', seconds: 600 })];
    const { services } = await open(
      aDiary(aDay('2026-09-21')),
      { syncReadingDays: { days: others, clearedAt: 0, revision: 2, hasMore: 0 } },
      USER,
    );
    await waitFor(() => expect(factOf('今天')).toBe('今天30分钟1.6万字'));
    const sent = services.seen.find(({ name }) => name === 'syncReadingDays');
    expect(sent?.fields).toMatchObject({ since: 0, days: [aDay('2026-09-21')] });
  });

  it('show what this device knows where the server does not answer, and ask again', async () => {
    let isDown = true;
    const answer = () => (isDown ? new Refusal(503, '维护中') : { days: [], clearedAt: 0, revision: 1, hasMore: 0 });
    await open(aDiary(aDay('2026-09-21')), { syncReadingDays: answer }, USER);
    expect((await screen.findByRole('alert')).textContent).toContain('只有本机知道的');
    expect(factOf('今天')).toBe('今天20分钟8000字');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('go after a question, on the server too', async () => {
    const { services } = await open(
      aDiary(aDay('2026-09-21')),
      { syncReadingDays: { days: [], clearedAt: 0, revision: 1, hasMore: 0 } },
      USER,
    );
    fireEvent.click(await screen.findByRole('button', { name: '删除统计' }));
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('还没有阅读记录')).toBeTruthy();
    await waitFor(() => {
      const last = services.seen.findLast(({ name }) => name === 'syncReadingDays');
      expect(last?.fields).toMatchObject({ clearedAt: NOW, days: [] });
    });
    expect(services.storage.damaged('reading_diary')).toBe('');
  });

  it('are taken along as a table for other programs, with the titles of books that are on no shelf', async () => {
    const saved = vi.spyOn(download, 'downloadText').mockResolvedValue(undefined);
    const ownBook = 'local-a-b-c';
    const days = [aDay('2026-09-21'), aDay('2026-09-20', { bookId: '1002' }), aDay('2026-09-19', { bookId: ownBook })];
    vi.spyOn(ownBooks, 'findOwnBook').mockResolvedValue({ title: '夜渡', author: '' } as OwnBook);
    await open(aDiary(...days), { bookInfo: aWireBook({ bookName: '渡口' }) });
    fireEvent.click(await screen.findByRole('button', { name: '导出表格' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [name, type, table] = saved.mock.lastCall ?? [];
    expect([name, type]).toEqual(['阅读统计.csv', 'text/csv']);
    const titles = table?.split('\r\n').map((line) => line.split(',').slice(0, 2));
    expect(titles?.slice(1)).toEqual([
      ['2026-09-21', '"山中灯火"'],
      ['2026-09-20', '"渡口"'],
      ['2026-09-19', '"夜渡"'],
    ]);
    vi.restoreAllMocks();
  });
});
