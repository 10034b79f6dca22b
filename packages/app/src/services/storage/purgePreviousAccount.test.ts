import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createStorage } from './createStorage.ts';
import { purgePreviousAccount } from './purgePreviousAccount.ts';
import { accountShelfKey, storedKeys, type StoredKey } from './storedKeys.ts';

const isKey = (key: string): key is keyof typeof storedKeys => key in storedKeys;
const keys = Object.keys(storedKeys).filter(isKey);
const own = keys.filter((key) => storedKeys[key].owner === 'account');
const shared = keys.filter((key) => storedKeys[key].owner === 'device' && key !== 'last_account');

const namesIn = (from: Storage) =>
  Array.from({ length: from.length }, (_, place) => from.key(place)?.replace(/^shuye_/, '') ?? '');
const textOf = (from: Storage) =>
  Array.from({ length: from.length }, (_, place) => `${from.key(place)}=${from.getItem(from.key(place) ?? '')}`).join();

/** A browser in which these readers came one after the other, and everything was stored in the name of each. */
function aBrowser(...readers: readonly string[]) {
  const [device, tab] = [fakeStorage(), fakeStorage()];
  const [storage, session] = [createStorage(() => device), createStorage(() => tab)];
  const deleteDatabase = vi.fn<(name: string) => void>();
  for (const [place, reader] of readers.entries()) {
    purgePreviousAccount({ storage, session, deleteDatabase }, reader);
    if (place === readers.length - 1) break;
    for (const key of [...keys, accountShelfKey(reader)] satisfies StoredKey[]) {
      if (key === 'last_account') continue;
      const store = key in storedKeys && isKey(key) && storedKeys[key].place === 'tab' ? session : storage;
      store.write(key, [isKey(key) && storedKeys[key].owner !== 'account' ? 'anybody' : reader]);
    }
  }
  return {
    names: [...namesIn(device), ...namesIn(tab)],
    text: textOf(device) + textOf(tab),
    databases: deleteDatabase.mock.calls.map(([name]) => name),
  };
}

const [A, B, GUEST] = ['8000001', '8000002', '8000000'] as const;
const bought = own.filter((key) => storedKeys[key].ends === 'with-login');
const traces = own.filter((key) => storedKeys[key].ends === 'with-other-login');

describe('a browser with one reader after another', () => {
  it.each([
    ['after another account', [A, B]],
    ['after a logout and another account', [A, GUEST, B]],
    ['after a third account', [A, B, '8000003']],
  ])('names no former account in any store (E18): %s', (_case, readers) => {
    const { names, text, databases } = aBrowser(...readers);
    expect(text).not.toContain(A);
    expect(names.filter((name) => own.some((key) => key === name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(shared));
    expect(databases).toContain('shuye_offline');
  });

  it('loses bought texts with the login, and nothing else (E18)', () => {
    const { names, databases } = aBrowser(A, GUEST);
    expect(names.filter((name) => bought.some((key) => key === name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...traces, ...shared, `shelf_${A}`]));
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

  it('holds what the product wants to remember, below its own prefix [AUTH-12] [CACHE-12]', () => {
    expect(keys).toEqual(expect.arrayContaining(['guest_shelf', 'guest_prompts', 'has_read']));
    const device = fakeStorage();
    createStorage(() => device).write('has_read', true);
    expect(device.key(0)).toBe('shuye_has_read');
  });
});
