import { placeAt } from '@shuye/core-domain/progress';
import { updateBook, emptyShelfRecord } from '@shuye/core-domain/shelf';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredKey } from '@shuye/core-domain/storage';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const USER = '9000001';
const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;
const QUESTION = '本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？';

const leftAt = (chapterId: string, at: number) => ({
  1001: { place: placeAt(chapterId, '', 0), percent: 1, chapterTitle: '', at },
});

/** The account's shelf as another device left it. */
const readElsewhere = (chapterId: string, at: number) => {
  const bookmark = { chapter: chapterId, chapterTitle: '', percent: 5000, place: placeAt(chapterId, '', 0) };
  const theirs = updateBook(emptyShelfRecord('other'), '1001', bookmark, at);
  return { [`shelf_${USER}`]: { ...theirs, device: 'device-1' } };
};

interface Devices extends RenderReaderOptions {
  left?: Readonly<Record<string, unknown>>;
  there: Readonly<Record<string, unknown>>;
  /** The account's shelf came from the server. */
  isSynced?: boolean;
}

const open = async ({ left, there, isSynced = true, ...options }: Devices) => {
  const view = await renderReader({
    userId: USER,
    device: { ...(left ? { progress: left } : {}), ...there },
    ...options,
  });
  await screen.findByText('上一章');
  act(() => view.services.shelf.getState().setStatus({ isReady: true, ...(isSynced && { isSynced, pulls: 1 }) }));
  const told = () => view.services.shelf.getState().readingOf('1001')?.bookmark.chapter;
  return { ...view, told };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a book that was read on with another device', () => {
  const other = { left: leftAt('c2', NOW - 2 * HOUR), there: readElsewhere('c7', NOW - HOUR) };

  it('asks which place is meant, and tells nobody anything meanwhile [PROG-06, ERR-07, READER-25]', async () => {
    const { told } = await open(other);
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    expect(await screen.findByText(/第2章的正文/)).toBeTruthy();
    expect(told()).toBe('c7');
  });

  it('asks on the paper that is read, under the light that was chosen', async () => {
    await open({ ...other, there: { ...other.there, reader_settings: { theme: 'night' } } });
    await screen.findByText(QUESTION);
    expect(document.querySelector('[data-reading-theme="night"] [data-theme="dark"] dialog')?.textContent).toContain(
      QUESTION,
    );
  });

  it('goes to the other device’s chapter on request [PROG-07]', async () => {
    const { told } = await open(other);
    await screen.findByText(QUESTION);
    press('使用云端进度');
    expect(await screen.findByText(/第7章的正文/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(told()).toBe('c7');
  });

  it('stays, and overwrites the other place, on request [PROG-08]', async () => {
    const { told } = await open(other);
    await screen.findByText(QUESTION);
    press('保留本地进度');
    await waitFor(() => expect(told()).toBe('c2'));
    expect(screen.getByText(/第2章的正文/)).toBeTruthy();
  });

  it('overwrites nothing while the question is open', async () => {
    const { told, unmount } = await open(other);
    await screen.findByText(QUESTION);
    press('关闭');
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    unmount();
    expect(told()).toBe('c7');
  });

  it('is no question in the chapter that is left here too', async () => {
    const { told } = await open({ left: leftAt('c7', NOW - 2 * HOUR), there: readElsewhere('c7', NOW - HOUR) });
    await screen.findByText(/第7章的正文/);
    await waitFor(() => expect(told()).toBe('c7'));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it.each([
    ['a link that repeats where this device stopped', '?forceChapterIndex=1', 2],

    ['a chapter number in the address', '?forceChapterIndex=4', 5],
  ])(
    'opens %s, and asks before the other place is overwritten [PROG-06, PROG-09, SHELF-13]',
    async (_link, query, chapter) => {
      const { told } = await open({ ...other, query });
      expect(await screen.findByText(QUESTION)).toBeTruthy();
      expect(screen.getByText(new RegExp(`第${chapter}章的正文`))).toBeTruthy();
      expect(told()).toBe('c7');
      press('保留本地进度');
      await waitFor(() => expect(told()).toBe(`c${chapter}`));
    },
  );

  it('asks on a device that never read the book, once a chapter was chosen on it [PROG-06, PROG-09]', async () => {
    const { told } = await open({ there: other.there, query: '?forceChapterIndex=4' });
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    expect(told()).toBe('c7');
    press('使用云端进度');
    expect(await screen.findByText(/第7章的正文/)).toBeTruthy();
    expect(told()).toBe('c7');
  });

  it('is not overwritten while the shelf of the account could not be fetched [PROG-06, READER-25]', async () => {
    const { told, services } = await open({ ...other, isSynced: false });
    press('下一章');
    expect(await screen.findByText(/第3章的正文/)).toBeTruthy();
    expect(told()).toBe('c7');
    act(() => services.shelf.getState().setStatus({ isSynced: true, pulls: 1 }));
    expect(await screen.findByText(QUESTION)).toBeTruthy();
  });

  it('is asked about once for each place of the other device, also where the answer did not reach the server [PROG-06]', async () => {
    const before = await open(other);
    await screen.findByText(QUESTION);
    press('保留本地进度');
    await waitFor(() => expect(before.told()).toBe('c2'));
    const settled_progress = before.services.storage.read('settled_progress', (value) => value);
    before.unmount();
    const { told } = await open({ ...other, there: { ...other.there, settled_progress } });
    await waitFor(() => expect(told()).toBe('c2'));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is asked about again when the other device reads on meanwhile [PROG-06, READER-25]', async () => {
    const { told, services } = await open(other);
    await screen.findByText(QUESTION);
    press('保留本地进度');
    await waitFor(() => expect(told()).toBe('c2'));
    act(() => {
      for (const [key, value] of Object.entries(readElsewhere('c9', NOW + HOUR)))
        services.storage.write(key as StoredKey, value);
      services.shelf.getState().reload();
    });
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    press('使用云端进度');
    expect(await screen.findByText(/第9章的正文/)).toBeTruthy();
    expect(told()).toBe('c9');
  });
});
