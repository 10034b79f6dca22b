import { ImportFailure } from '@shuye/book-importer';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './describeFailure.ts';
import { parseTerms, type GivenTerms } from './parseTerms.ts';

/** Ten in the evening of 20 November in China. */
const NOW = Date.parse('2026-11-20T22:00:00+08:00');

function refusalOf(given: GivenTerms): string {
  try {
    parseTerms(given, NOW);
  } catch (error) {
    if (error instanceof ImportFailure) return describeFailure(error);
    throw error;
  }
  return '';
}

describe('the offer of a book', () => {
  it.each(['2026-11-20', '2027-11-20'])('may hold through %s', (day) => {
    expect(parseTerms({ 'whole-book': '5', 'free-until': day }, NOW)).toEqual({
      payMode: 'whole-book',
      price: 5,
      freeChapters: 0,
      monthly: false,
      discount: 'limited-free',
      limitedFreeEndMs: Date.parse(`${day}T24:00:00+08:00`),
    });
  });

  it.each<[GivenTerms, string]>([
    [{ 'free-until': '2026-11-31' }, '“2026-11-31” is no day. Write one as 2026-11-01.'],
    [{ 'free-until': '7' }, '“7” is no day. Write one as 2026-11-01.'],
    [{ 'free-until': '2026-11-19' }, '--free-until is 2026-11-19, which is over. Name a later day.'],
    [
      { 'free-until': '2206-12-05' },
      '--free-until is 2206-12-05, more than a year away. Name an earlier day, or give the book away by --free.',
    ],
    [
      { 'free-for': 'monthly' },
      '--free-for is “monthly”, but must be super, new-user or free-card. For monthly members there is --monthly.',
    ],
    [
      { 'free-for': 'super', 'on-sale': true },
      'A book has one offer at a time. Name --free-until, --free-for or --on-sale.',
    ],
    [
      { 'members-percent': '100' },
      '--members-percent is “100”, but must be percent of the price from 1 to 99. For the full price leave it out.',
    ],
    [
      { 'members-percent': '0' },
      '--members-percent is “0”, but must be percent of the price from 1 to 99. For the full price leave it out.',
    ],
    [
      { 'members-percent': '80', monthly: true },
      'Monthly members read it without paying. Leave --monthly or --members-percent out.',
    ],
  ])('is refused: %j', (offer, sentence) => {
    expect(refusalOf({ 'whole-book': '5', ...offer })).toBe(sentence);
  });

  it.each<[GivenTerms, string]>([
    [{ 'free-until': '2026-12-01' }, 'A free book is free without an end. Leave --free-until out.'],
    [{ 'free-for': 'super' }, 'A free book costs members nothing anyway. Leave --free-for out.'],
    [{ 'on-sale': true }, 'A free book has no price. Leave --on-sale out.'],
    [{ 'members-percent': '80' }, 'A free book costs members nothing anyway. Leave --members-percent out.'],
  ])('is none of a free book: %j', (offer, sentence) => {
    expect(refusalOf({ free: true, ...offer })).toBe(sentence);
  });

  it('is as little there as its options are', () => {
    expect(parseTerms({ 'whole-book': '5', 'on-sale': false }, NOW)).not.toHaveProperty('discount');
    expect(parseTerms({ free: true, 'on-sale': false, monthly: false }, NOW)).toEqual({ payMode: 'free' });
  });
});
