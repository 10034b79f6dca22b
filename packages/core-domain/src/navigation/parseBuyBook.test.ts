import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { BookPayMode } from '../book/Book.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { buyBookQuery, type BuyBookInput } from './buyBookQuery.ts';
import { parseBuyBook } from './parseBuyBook.ts';

const input: BuyBookInput = {
  bookId: '1001',
  payMode: BookPayMode.Word,
  chapterId: 'c20',
  title: '山中灯火',
  beanPrice: 10,
};

describe('the address of the buy page', () => {
  it('carries its five values and the whole query of the page before [ROUTE-55]', () => {
    const query = buyBookQuery(input, parseQuery('?siteid=6666&sid=s1'));
    expect(query).toBe(
      '?bid=1001&payMode=3&cid=c20&bookName=%E5%B1%B1%E4%B8%AD%E7%81%AF%E7%81%AB&price=10&siteid=6666&sid=s1',
    );
  });

  it('prefers its own values to those of the page before, and leaves out what it does not know', () => {
    const query = parseQuery(buyBookQuery({ bookId: '7' }, parseQuery('?bid=1&cid=c1&siteid=6666')));
    expect([...query]).toEqual([
      ['bid', '7'],
      ['cid', 'c1'],
      ['siteid', '6666'],
    ]);
  });

  it.each([
    ['?bid=7', { bookId: '7' }],
    ['?bid=7&payMode=2&price=abc', { bookId: '7' }],
    ['?bid=7&payMode=0&price=0', { bookId: '7', payMode: '0', beanPrice: 0 }],
    ['?bid=7&num=20', { bookId: '7', batch: 20 }],
    ['?bid=7&num=rest', { bookId: '7', batch: 'rest' }],
    ['?bid=7&num=100', { bookId: '7' }],
    ['?bid=7&price=-1', { bookId: '7' }],
    ['?bid=7&price=1.5', { bookId: '7' }],
    ['?bid=7&price=x10', { bookId: '7' }],
    ['?bid=7&price=1234567890', { bookId: '7' }],
  ])('%s is read as %j [BUY-01]', (query, read) => {
    expect(parseBuyBook(parseQuery(query))).toEqual(read);
  });

  it('is none without a book [BUY-01]', () => {
    expect(parseBuyBook(parseQuery('?cid=c1'))).toBeUndefined();
  });

  it('gives back what was put in [P14] [BUY-01]', () => {
    const text = fc.string({ minLength: 1 });
    const drawn = fc.record({
      bookId: text,
      payMode: fc.constantFrom(...Object.values(BookPayMode)),
      chapterId: text,
      batch: fc.constantFrom(10 as const, 50 as const, 'rest' as const),
      title: text,
      beanPrice: fc.nat(999_999_999),
    });
    checkProperty(
      'P14',
      fc.property(drawn, (given) => {
        const read = parseBuyBook(parseQuery(buyBookQuery(given, new Map([['siteid', '6666']]))));
        return JSON.stringify(read) === JSON.stringify(given);
      }),
    );
  });
});
