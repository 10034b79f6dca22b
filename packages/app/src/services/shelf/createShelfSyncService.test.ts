import { BookFormat } from '@shuye/core-domain/book';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { testServices } from '../../testing/testServices.ts';
import { startShelfSync } from './startShelfSync.ts';

const details = { title: '断桥茶馆', author: '', coverUrl: '', format: BookFormat.Standard };
const added = { bid: '7', title: '断桥茶馆', action: 1, stamp: 5, device: 'tablet', seq: 1 };
const answers = { syncBookmarks: { detail: [added], serverTime: 1_790_000_000 } };

describe('the sync service of the shelf', () => {
  it('asks the server nothing for a guest, whose books stay on the device [PROD-04] [AUTH-06]', async () => {
    const { shelfSyncService, shelf, seen } = testServices();
    await shelfSyncService.start();
    expect(await shelfSyncService.refresh()).toBe(true);
    await shelf.getState().add({ bookId: '1', ...details });
    expect([seen, shelf.getState().isReady]).toEqual([[], true]);
  });

  it('brings an account’s shelf, naming the reader in both fields [API-40] [SHELFSYNC-27] [AUTH-06] [ENT-23]', async () => {
    const { shelfSyncService, shelf, seen } = testServices({ userId: '10000001', answers });
    await shelfSyncService.start();
    expect(shelf.getState().entries.map(({ title }) => title)).toEqual(['断桥茶馆']);
    expect(seen[0]?.fields).toMatchObject({ user_id: '10000001', userid: '10000001', get_data: '1', bookmark: '[]' });
    expect(shelf.getState().isReady).toBe(true);
  });

  it('syncs when the page is seen again and when the network is back', async () => {
    const host = aHost();
    const { shelfSyncService, seen } = testServices({ userId: '10000001', answers, host });
    const stop = startShelfSync(shelfSyncService, host.bridge, document);
    await expect.poll(() => seen).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => seen).toHaveLength(2);
    host.setOnline(false);
    host.setOnline(true);
    await expect.poll(() => seen).toHaveLength(3);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(seen).toHaveLength(3);
  });

  it('syncs half a second after the page is seen again, and not where it is hidden before [CONST-64] [SHELF-35]', async () => {
    vi.useFakeTimers();
    const host = aHost();
    const { shelfSyncService, seen } = testServices({ userId: '10000001', answers, host });
    const stop = startShelfSync(shelfSyncService, host.bridge, document);
    await vi.advanceTimersByTimeAsync(0);
    const asked = seen.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toHaveLength(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(asked + 1);

    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toHaveLength(asked + 1);
    vi.useRealTimers();
  });

  it('tells a failed load that a screen asked for, and no other [SHELFSYNC-19, SHELFSYNC-23]', async () => {
    const { shelfSyncService, shelf } = testServices({ userId: '10000001' });
    await shelfSyncService.start();
    expect(shelf.getState().failure).toBeUndefined();
    expect(await shelfSyncService.refresh({ isSilent: false })).toBe(false);
    expect(shelf.getState().failure).toMatchObject({ kind: 'dialog', message: '同步书架信息失败' });
  });
});
