import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { aChapter } from '../testing/aChapter.ts';
import { aMember } from '../testing/aMember.ts';
import { accessRefusal, isPaymentRefusal } from './accessRefusal.ts';
import { chapterAccess } from './chapterAccess.ts';

describe('the content of a paid book', () => {
  const paid = { chapter: aChapter(), book: aBook(), member: aMember() };

  it('a chapter is refused with 403 without purchase [AUTH-18]', () => {
    expect(accessRefusal(chapterAccess(paid))).toEqual({ code: 403, message: '您尚未购买，无法阅读' });
  });

  it('a chapter is refused beyond the free chapters of a host', () => {
    expect(accessRefusal(chapterAccess({ ...paid, freeChapterCount: 1 }))?.code).toBe(403);
  });

  it('a chapter is given once bought [AUTH-18]', () => {
    expect(accessRefusal(chapterAccess({ ...paid, book: aBook({ isBought: true }) }))).toBeUndefined();
  });
});

it.each([
  [402, true],
  [403, true],
  [401, false],
  [404, false],
  [200, false],
])('state %s asks for payment: %s', (code, asks) => {
  expect(isPaymentRefusal(code)).toBe(asks);
});
