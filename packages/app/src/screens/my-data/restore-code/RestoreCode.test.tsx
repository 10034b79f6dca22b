import { parseRestoreCode } from '@shuye/core-domain/restore-code';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRestoreRecord } from '../../../services/restore-copy/RestoreRecord.ts';
import { aCopyServer } from '../../../testing/aCopyServer.ts';
import { aReadersDevice } from '../../../testing/aReadersDevice.ts';
import { aHost } from '../../../testing/aHost.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';

const NOW = 1_790_000_000_000;
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const device = {
  ...aReadersDevice(NOW),
  reader_settings: { fontSize: 24 },
};

afterEach(() => void vi.unstubAllGlobals());

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.matches(':disabled, [aria-disabled]')).toBe(false));
  fireEvent.click(button);
};

async function open(server: ReturnType<typeof aCopyServer>, options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/my-data', answers: server.answers, ...options });
  const stored = (key: Parameters<typeof app.services.storage.read>[0]): unknown =>
    app.services.storage.read(key, (value) => value);
  return { ...app, stored, record: () => app.services.storage.read('restore_copy', parseRestoreRecord) };
}

/** The words of a new code. */
async function make(): Promise<readonly string[]> {
  await press('生成恢复码');
  const words = await screen.findByRole('list', { name: '恢复码' });
  return [...words.children].map(({ textContent }) => (textContent ?? '').replace(/\d/g, ''));
}

async function restore(typed: string) {
  await press('用恢复码找回');
  fireEvent.change(await screen.findByLabelText(/十二个词，空格/), { target: { value: typed } });
  await press('找回');
}

/** Another order of the words, which their two characters of checks notice: one in 64 they do not. */
function inNoticedOrder(words: readonly string[]): string {
  const orders = words.slice(1).map((_, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(' '));
  const noticed = orders.find((order) => {
    const parsed = parseRestoreCode(order);
    return parsed.kind === 'fault' && parsed.fault.kind === 'wrong';
  });
  return noticed ?? expect.unreachable('every order of the words is a code');
}

describe('a restore code', () => {
  it('brings shelf, places, bookmarks, notes, statistics and settings back into a cleared browser', async () => {
    const server = aCopyServer();
    const first = await open(server, { device });
    const words = await make();
    expect(words).toHaveLength(12);
    await press('我写下来了');
    expect(await screen.findByText(/^恢复码已启用，存档更新于20\d\d-\d\d-\d\d，阅读时自动更新。$/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: '恢复码' })).toBeNull();
    first.unmount();

    const cleared = await open(server);
    await restore(words.map((word, at) => `${at + 1}. ${word}，`).join('\n'));
    expect(await screen.findByText(/已找回并与本机内容合并：1本书、1条划线和笔记、1条阅读统计/)).toBeTruthy();
    // This device has written nothing into the copy yet.
    expect(screen.getByText(/^恢复码已启用/).textContent).toBe('恢复码已启用，阅读时自动更新存档。');
    expect(cleared.stored('progress')).toEqual(device.progress);
    expect(cleared.stored('bookmarks')).toMatchObject({ items: device.bookmarks.items });
    expect(cleared.stored('reader_settings')).toEqual(device.reader_settings);
    expect(cleared.stored('text_notes')).toMatchObject({ annotations: device.text_notes.annotations });
    expect(cleared.stored('reading_diary')).toMatchObject({ days: device.reading_diary.days });
    expect(cleared.services.shelf.getState().entries.map(({ title }) => title)).toEqual(['山中灯火']);
    expect(cleared.record()?.locator).toBe(first.record()?.locator);
  });

  it('is in no call, and neither is anything that it protects', async () => {
    const server = aCopyServer();
    const { services, stored } = await open(server, { device });
    const words = await make();
    const sent = JSON.stringify(services.seen.filter(({ name }) => /RestoreCopy/.test(name)));
    expect(sent).toContain('writeRestoreCopy');
    for (const secret of [
      ...words.slice(0, 3),
      '山中灯火',
      '伏笔',
      '1001',
      'Shelf',
      (stored('restore_copy') as { key: string }).key,
    ])
      expect(sent).not.toContain(secret);
    expect(JSON.stringify(stored('restore_copy'))).not.toContain(words[0]);
  });

  it('that is mistyped names the word; an unknown one is told; nothing changes', async () => {
    const server = aCopyServer();
    const { unmount } = await open(server, { device });
    const words = await make();
    unmount();
    const { stored } = await open(server);
    const letter = words[4]?.startsWith('白') ? '黑' : '白';
    await restore([...words.slice(0, 4), letter + (words[4] ?? '').charAt(1), ...words.slice(5)].join(' '));
    expect(await screen.findByText(new RegExp(`第5个词.*不对，是不是“${words[4]}”`))).toBeTruthy();
    const field = screen.getByLabelText(/十二个词，空格/);
    fireEvent.change(field, { target: { value: [...words.slice(0, 6), '你好', ...words.slice(7)].join(' ') } });
    await press('找回');
    expect(await screen.findByText(/第7个词“你好”不是恢复码里的词/)).toBeTruthy();
    fireEvent.change(field, { target: { value: words.slice(0, 11).join(' ') } });
    await press('找回');
    expect(await screen.findByText(/共24个字；现在是22个字/)).toBeTruthy();
    fireEvent.change(field, { target: { value: inNoticedOrder(words) } });
    await press('找回');
    expect(await screen.findByText(/恢复码不对，有几个字或词的顺序和写下来的不一样/)).toBeTruthy();
    server.copies.clear();
    fireEvent.change(field, { target: { value: words.join(' ') } });
    await press('找回');
    expect(await screen.findByText(/没有找到这个恢复码的存档/)).toBeTruthy();
    expect(stored('progress')).toBeUndefined();
    expect(stored('restore_copy')).toBeUndefined();
  });

  it('is joined with what is here: the later place stays, and restoring again changes nothing', async () => {
    const server = aCopyServer();
    const { unmount } = await open(server, { device });
    const words = await make();
    unmount();
    const progress = { 1001: { place: { ...place, offset: 99 }, percent: 900, chapterTitle: '第1章', at: NOW } };
    const { services, stored } = await open(server, { device: { progress, reader_settings: { fontSize: 18 } } });
    await restore(words.join(''));
    await screen.findByText(/已找回并与本机内容合并/);
    expect([stored('progress'), stored('reader_settings')]).toEqual([progress, { fontSize: 18 }]);
    const once = JSON.stringify(services.shelfRecords.read('8000000'));
    await restore(words.join(''));
    await screen.findByText(/已找回并与本机内容合并/);
    expect(JSON.stringify(services.shelfRecords.read('8000000'))).toBe(once);
  });

  it('is said to need encryption where the browser has none', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await open(aCopyServer(), { device });
    expect(await screen.findByText(/不是https开头，浏览器不提供加密/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '生成恢复码' })).toBeNull();
  });

  it('is given up with its copy', async () => {
    const server = aCopyServer();
    const { stored } = await open(server, { device });
    await make();
    await press('我写下来了');
    await press('停用并删除');
    await press('停用');
    expect(await screen.findByText(/恢复码已停用/)).toBeTruthy();
    expect([server.copies.size, stored('restore_copy')]).toEqual([0, undefined]);
    expect(stored('progress')).toEqual(device.progress);
  });

  it('is kept by a host that offers its storage, and needs no typing there', async () => {
    const server = aCopyServer();
    const kept = new Map<string, unknown>();
    const host = () => {
      const value = aHost();
      const storage = {
        get: async (key: string) => kept.get(key),
        set: async (key: string, content: unknown) => void kept.set(key, content),
      };
      return { ...value, bridge: { ...value.bridge, storage } };
    };
    const first = await open(server, { device, host: host() });
    await make();
    first.unmount();
    const { stored } = await open(server, { host: host() });
    await press('直接找回');
    await screen.findByText(/已找回并与本机内容合并：1本书/);
    expect(stored('progress')).toEqual(device.progress);
    await press('停用并删除');
    await press('停用');
    await screen.findByText(/恢复码已停用/);
    expect([...kept.values()]).toEqual([null]);
  });

  it('of an account is not taken for that of the next reader of the device', async () => {
    const server = aCopyServer();
    const { stored } = await open(server, {
      device: { restore_copy: { locator: '0f'.repeat(16), key: `${'A'.repeat(43)}=`, owner: '8000009', revision: 1 } },
    });
    expect(await screen.findByRole('button', { name: '生成恢复码' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '立即更新' })).toBeNull();
    expect(stored('restore_copy')).toMatchObject({ owner: '8000009' });
  });
});
