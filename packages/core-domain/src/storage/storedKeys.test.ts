import { expect, it } from 'vitest';
import { SEARCH_HISTORY_KEY } from '../search/index.ts';
import { accountKeys, accountShelfKey, storageName } from './index.ts';

it.each([
  ['search history', storageName(SEARCH_HISTORY_KEY), 'shuye_search_history'],
  ['a guest’s books', storageName('guest_shelf'), 'shuye_guest_shelf'],
  ['an account’s books', storageName(accountShelfKey('10000001')), 'shuye_shelf_10000001'],
  ['what was said of merging a guest’s books', storageName('guest_prompts'), 'shuye_guest_prompts'],
  ['the hint that something was read', storageName('has_read'), 'shuye_has_read'],
])('%s is found under the name that devices already have [CACHE-12] (D-010)', (_what, name, expected) => {
  expect(name).toBe(expected);
});

it('what an account searched and answered leaves the device with it, a guest’s books and the hint stay [CACHE-12]', () => {
  const leaving: readonly string[] = accountKeys;
  expect(['search_history', 'guest_prompts'].filter((key) => !leaving.includes(key))).toEqual([]);
  expect(['guest_shelf', 'has_read'].filter((key) => leaving.includes(key))).toEqual([]);
});
