import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import type { Book } from './Book.ts';
import { coverOpening, readerOpening, unavailableText } from './bookOpening.ts';

const openness = aBook().openness;
const unshelved = aBook({ openness: { ...openness, takenDown: true } });
const offTheLists = aBook({ openness: { ...openness, list: false, cover: false } });
const restricted = aBook({ openness: { ...openness, read: false } });

const refused = (why: string) => ({ opens: false, code: 401, why });

describe('a cover', () => {
  it('opens an available book', () => {
    expect(coverOpening(aBook())).toEqual({ opens: true });
  });

  it.each<[string, Book]>([
    ['unshelved', unshelved],
    ['readable-if-bought', offTheLists],
    ['restricted', restricted],
  ])('shows a book that is %s as off-shelf, bought or not [LOCK-07, LOCK-22]', (why, book) => {
    expect(coverOpening(book)).toEqual(refused(why));
    expect(coverOpening({ ...book, isBought: true } as Book)).toEqual(refused(why));
  });
});

describe('the reader', () => {
  it('opens an available book', () => {
    expect(readerOpening(aBook())).toEqual({ opens: true });
  });

  it.each<[string, string, Book]>([
    ['LOCK-05', 'readable-if-bought', offTheLists],
    ['LOCK-22', 'restricted', restricted],
  ])('[%s] opens a book that is %s only to those who bought it or the chapter', (_, why, book) => {
    expect(readerOpening(book)).toEqual(refused(why));
    expect(readerOpening(book, { isBought: false })).toEqual(refused(why));
    expect(readerOpening({ ...book, isBought: true })).toEqual({ opens: true });
    expect(readerOpening(book, { isBought: true })).toEqual({ opens: true });
  });

  it('opens an unshelved book to nobody, under state 401 [LOCK-04]', () => {
    expect(readerOpening({ ...unshelved, isBought: true }, { isBought: true })).toEqual(refused('unshelved'));
  });
});

it.each([
  [undefined, '该书籍已下架'],
  ['', '该书籍已下架'],
  ['版权到期，暂停阅读', '版权到期，暂停阅读'],
])('the unavailable page says, told %j: %s', (serverText, text) => {
  expect(unavailableText(serverText)).toBe(text);
});
