import { describe, expect, it } from 'vitest';
import type { BookOpenness } from './Book.ts';
import { bookAvailability } from './bookAvailability.ts';

const open: BookOpenness = { list: true, cover: true, read: true, buy: true, hidden: false, takenDown: false };
const shut: BookOpenness = { ...open, list: false, cover: false, read: false, buy: false };

const availability = (openness: BookOpenness) => bookAvailability({ openness });

describe('a book, by its flags [ENT-05]', () => {
  it('with cover, list and reader open is available [LOCK-06, ENUM-24]', () => {
    expect(availability(open)).toBe('available');
    expect(availability({ ...open, buy: false })).toBe('available');
  });

  it('without any open door is unshelved [LOCK-01, ENUM-24]', () => {
    expect(availability(shut)).toBe('unshelved');
  });

  it.each(['list', 'cover', 'read', 'buy'] as const)(
    'with its door "%s" alone open is not unshelved [LOCK-01]',
    (door) => {
      expect(availability({ ...shut, [door]: true })).not.toBe('unshelved');
    },
  );

  it('of shelf status 2 is unshelved, whatever is open [LOCK-02, LOCK-21, ENUM-12]', () => {
    expect(availability({ ...open, takenDown: true })).toBe('unshelved');
  });

  it('that is hidden is unshelved, whatever is open [LOCK-03, LOCK-21]', () => {
    expect(availability({ ...open, hidden: true })).toBe('unshelved');
  });

  it('off the lists, with its reader open, is readable if bought [LOCK-05, ENUM-24]', () => {
    expect(availability({ ...shut, read: true })).toBe('readable-if-bought');
    expect(availability({ ...shut, read: true, buy: true })).toBe('readable-if-bought');
  });

  it.each([
    ['hidden', { hidden: true }],
    ['of shelf status 2', { takenDown: true }],
  ])('off the lists and %s is unshelved all the same [LOCK-05, LOCK-21]', (_, change) => {
    expect(availability({ ...shut, read: true, ...change })).toBe('unshelved');
  });

  it.each<[string, Partial<BookOpenness>]>([
    ['its cover shut', { cover: false }],
    ['its list shut', { list: false }],
    ['its reader shut', { read: false }],
    ['its list alone open', { cover: false, read: false, buy: false }],
    ['its cover alone open', { list: false, read: false, buy: false }],
    ['its till alone open', { list: false, cover: false, read: false }],
  ])('with %s is restricted [LOCK-22, ENUM-24]', (_, change) => {
    expect(availability({ ...open, ...change })).toBe('restricted');
  });
});
