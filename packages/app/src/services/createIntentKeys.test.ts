import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createIntentKeys } from './createIntentKeys.ts';
import { createStorage } from '../storage/createStorage.ts';

const MINUTE = 60_000;

/** A browser whose pages come and go. */
function aBrowser(kept: Storage = fakeStorage()) {
  let time = 1_790_000_000_000;
  let made = 0;
  return {
    page: () =>
      createIntentKeys({
        storage: createStorage(() => kept),
        nowMs: () => time,
        randomId: () => `key-${++made}`,
      }),
    pass: (milliseconds: number) => (time += milliseconds),
    kept,
  };
}

describe('the key of an intent (A-07)', () => {
  it('is the same for every try, over a reload too', () => {
    const { page } = aBrowser();
    const keys = page();
    expect([keys.keyOf('buy 1 2'), keys.keyOf('buy 1 2'), page().keyOf('buy 1 2')]).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
    expect(page().keyOf('buy 1 3')).toBe('key-2');
  });

  it('is found by how it begins while its outcome is not known', () => {
    const { page } = aBrowser();
    const keys = page();
    keys.keyOf('membership 2 400 a');
    expect(page().openLike('membership 2 400 ')).toBe('membership 2 400 a');
    expect(page().openLike('membership 2 40 ')).toBeUndefined();
    keys.settle('membership 2 400 a');
    expect(page().openLike('membership 2 400 ')).toBeUndefined();
  });

  it('is open from the first try until the outcome is known, for other pages too', () => {
    const { page } = aBrowser();
    const keys = page();
    expect(keys.isOpen('buy 1 2')).toBe(false);
    keys.keyOf('buy 1 2');
    expect([keys.isOpen('buy 1 2'), page().isOpen('buy 1 2'), keys.isOpen('buy 1 3')]).toEqual([true, true, false]);
    keys.settle('buy 1 2');
    expect(page().isOpen('buy 1 2')).toBe(false);
  });

  it('is a new one once the outcome is known, and others stay', () => {
    const { page } = aBrowser();
    const keys = page();
    keys.keyOf('buy 1 2');
    keys.keyOf('buy 1 3');
    keys.settle('buy 1 2');
    expect([page().keyOf('buy 1 2'), page().keyOf('buy 1 3')]).toEqual(['key-3', 'key-2']);
  });

  it('is a new one after ten minutes, or when the clock was set', () => {
    const { page, pass } = aBrowser();
    page().keyOf('order 1');
    pass(10 * MINUTE - 1);
    expect(page().keyOf('order 1')).toBe('key-1');
    pass(1);
    expect(page().keyOf('order 1')).toBe('key-2');
    pass(-60 * MINUTE);
    expect(page().keyOf('order 1')).toBe('key-3');
  });

  it.each(['[1]', '{"order 1":{"key":5}}', 'null', '{"order 1":'])('is a new one where storage holds %s', (damaged) => {
    const { page, kept } = aBrowser();
    kept.setItem('shuye_intents', damaged);
    expect(page().keyOf('order 1')).toBe('key-1');
  });
});
