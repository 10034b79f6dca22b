import { describe, expect, it } from 'vitest';
import { STORAGE_NAMES, storageKey } from './storageKey.ts';

describe('a stored value', () => {
  it.each(STORAGE_NAMES)('%s lies below the prefix of the product [AUTH-12]', (name) => {
    expect(storageKey(name)).toBe(`shuye_${name}`);
  });

  it('may be search history, guest shelf, merge state, has-read hint and others [CACHE-12]', () => {
    expect(STORAGE_NAMES).toEqual(
      expect.arrayContaining(['search_history', 'guest_shelf', 'merge_state', 'has_read', 'pending_order']),
    );
    expect(new Set(STORAGE_NAMES).size).toBe(STORAGE_NAMES.length);
  });
});
