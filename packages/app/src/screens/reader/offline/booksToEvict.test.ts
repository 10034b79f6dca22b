import { describe, expect, it } from 'vitest';
import { booksToEvict } from './booksToEvict.ts';

const entry = (bookId: string, keptAt: number, userId = '8000001') => ({ bookId, keptAt, userId });

describe('books kept for reading without a network', () => {
  it('stay as long as their texts do: five, the oldest goes first (A-13)', () => {
    const six = [3, 1, 2, 6, 5, 4].map((at) => entry(`b${at}`, at));
    expect(booksToEvict(six, '8000001')).toEqual(['b1']);
    expect(booksToEvict(six.slice(1), '8000001')).toEqual([]);
  });

  it('of another reader go at once', () => {
    const books = [entry('theirs', 9), entry('guest', 8, ''), entry('mine', 1, '8000002')];
    expect(booksToEvict(books, '8000002')).toEqual(['theirs', 'guest']);
  });
});
