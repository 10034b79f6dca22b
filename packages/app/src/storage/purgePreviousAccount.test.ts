import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createStorage } from './createStorage.ts';
import { purgePreviousAccount } from './purgePreviousAccount.ts';
import {
  accountKeys,
  accountShelfKey,
  accountTabKeys,
  boughtKeys,
  damagedKey,
  storageName,
  type DeviceKey,
} from '@shuye/core-domain/storage';

const shared: readonly DeviceKey[] = [
  'device',
  'guest_shelf',
  'reader_settings',
  'listening',
  'auto_read_pace',
  'has_read',
  'nav_badges',
  'guide_counts',
];
const own: readonly string[] = [...boughtKeys, ...accountKeys, ...accountTabKeys];

const namesIn = (from: Storage) =>
  Array.from({ length: from.length }, (_, place) => from.key(place)?.replace(/^shuye_/, '') ?? '');
const textOf = (from: Storage) =>
  Array.from({ length: from.length }, (_, place) => `${from.key(place)}=${from.getItem(from.key(place) ?? '')}`).join();

const refuse = (): void => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser in which these readers came one after the other, and everything was stored in the name of each. */
function aBrowser(...readers: readonly string[]) {
  const [device, tab] = [fakeStorage(), fakeStorage()];
  const [storage, session] = [createStorage(() => device), createStorage(() => tab)];
  const deleteDatabase = vi.fn<(name: string) => void>();
  for (const [place, reader] of readers.entries()) {
    purgePreviousAccount({ storage, session, deleteDatabase }, reader);
    if (place === readers.length - 1) break;
    for (const key of shared) storage.write(key, ['anybody']);
    for (const key of [...boughtKeys, ...accountKeys, accountShelfKey(reader)]) {
      storage.write(key, [reader]);
      device.setItem(storageName(damagedKey(key)), `["${reader}`);
    }
    for (const key of accountTabKeys) {
      session.write(key, [reader]);
      tab.setItem(storageName(damagedKey(key)), `["${reader}`);
    }
  }
  return {
    names: [...namesIn(device), ...namesIn(tab)],
    text: textOf(device) + textOf(tab),
    databases: deleteDatabase.mock.calls.map(([name]) => name),
  };
}

const [A, B, GUEST] = ['8000001', '8000002', '8000000'] as const;
describe('a browser with one reader after another', () => {
  it.each([
    ['after another account', [A, B]],
    ['after a logout and another account', [A, GUEST, B]],
    ['after a third account', [A, B, '8000003']],
  ])('names no former account in any store, nor in what was damaged of one (E18, F11): %s', (_case, readers) => {
    const { names, text, databases } = aBrowser(...readers);
    expect(text).not.toContain(A);
    expect(names.filter((name) => own.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...shared]));
    expect(databases).toContain('shuye_offline');
  });

  it('loses bought texts with the login, and nothing else (E18)', () => {
    const { names, databases } = aBrowser(A, GUEST);
    expect(names.filter((name) => boughtKeys.some((key) => name.startsWith(key)))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...accountKeys, ...accountTabKeys, ...shared, `shelf_${A}`]));
    expect(databases).toEqual([]);
  });

  it.each([
    ['the same account comes again', [A, A]],
    ['a guest logs in', [GUEST, A]],
  ])('keeps everything when %s', (_case, readers) => {
    const { names, databases } = aBrowser(...readers);
    expect(names).toEqual(expect.arrayContaining([...own, ...shared]));
    expect(databases).toEqual([]);
  });

  it('takes the next reader where the browser refuses its databases (E18)', () => {
    const [device, session] = [fakeStorage(), createStorage(() => fakeStorage())];
    const storage = createStorage(() => device);
    for (const reader of [A, B]) purgePreviousAccount({ storage, session, deleteDatabase: refuse }, reader);
    expect(storage.read('last_account', String)).toBe(B);
  });

  it('stores below the prefix of the product [AUTH-12] [CACHE-12]', () => {
    const device = fakeStorage();
    createStorage(() => device).write('has_read', true);
    expect(device.key(0)).toBe('shuye_has_read');
  });
});
