import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import {
  readerCountLabel,
  REVIEWER_MIN_SHOWN,
  reviewerCountLabel,
  TEN_THOUSAND,
  wordCountLabel,
} from './countLabels.ts';

it('tells counts in 万 from 10,000 on, and no fewer than 10 reviewers [CONST-55, CONST-54]', () => {
  expect(TEN_THOUSAND).toBe(10_000);
  expect(REVIEWER_MIN_SHOWN).toBe(10);
});

describe('reviewers', () => {
  it.each([
    ['QCOVER-15', 0, '10'],
    ['QCOVER-15', 9, '10'],
    ['QCOVER-15', 10, '10'],
    ['QCOVER-36', 11, '11'],
    ['QCOVER-36', 9999, '9999'],
    ['QCOVER-36', 10_000, '10000'],
    ['QCOVER-16', 10_001, '1.0万'],
    ['QCOVER-16', 12_345, '1.2万'],
    ['QCOVER-16', 19_999, '1.9万'],
    ['QCOVER-16', 23_000, '2.3万'],
    ['QCOVER-16', 641_000, '64.1万'],
    ['QCOVER-16', 99_999_999, '9999.9万'],
  ])('[%s] %s are told as %s', (_, count, label) => {
    expect(reviewerCountLabel(count)).toBe(label);
  });
});

describe('readers and popularity [ENT-10]', () => {
  it.each([
    ['QCOVER-36', 0, '0'],
    ['QCOVER-36', 7, '7'],
    ['QCOVER-36', 10_000, '10000'],
    ['QCOVER-17', 10_001, '1万'],
    ['QCOVER-17', 14_999, '1万'],
    ['QCOVER-17', 15_000, '2万'],
    ['QCOVER-17', 12_345_678, '1235万'],
    ['QCOVER-17', 99_999_999, '10000万'],
  ])('[%s] %s are told as %s', (_, count, label) => {
    expect(readerCountLabel(count)).toBe(label);
  });
});

describe('words [QCOVER-06]', () => {
  it.each([
    [0, '0字'],
    [9999, '9999字'],
    [9999.9, '9999字'],
    [10_000, '1万字'],
    [10_999, '1万字'],
    [11_000, '1.1万字'],
    [123_456, '12.3万字'],
    [200_000, '20万字'],
    [999_999, '99.9万字'],
  ])('%s are told as %s', (count, label) => {
    expect(wordCountLabel(count)).toBe(label);
  });
});

it.each([-1, -0, -0.5, Number.NaN, Infinity, -Infinity, 1e25])('a count of %s is none', (count) => {
  expect([reviewerCountLabel(count), readerCountLabel(count), wordCountLabel(count)]).toEqual(['10', '0', '0字']);
});

const value = (label: string): number => Number.parseFloat(label) * (label.includes('万') ? TEN_THOUSAND : 1);

describe('any count (P24)', () => {
  const count = fc.oneof(
    fc.nat({ max: 2_000_000_000 }),
    fc.integer({ min: 9990, max: 10_020 }),
    fc.double(),
    fc.constantFrom(99_999_999, 100_000_000, Number.MAX_SAFE_INTEGER),
  );

  it('a count has a label that can be read, and never grows smaller', () => {
    checkProperty(
      'P24',
      fc.property(count, count, (a, b) => {
        const [less, more] = a <= b ? [a, b] : [b, a];
        return [reviewerCountLabel, readerCountLabel, wordCountLabel].every((label) => {
          const isReadable = [label(less), label(more)].every((text) => /^(?:\d+|[1-9]\d*(?:\.\d)?万)字?$/.test(text));
          const isOrdered = !Number.isSafeInteger(Math.floor(more)) || value(label(less)) <= value(label(more));
          return isReadable && isOrdered;
        });
      }),
    );
  });

  it('a count is cut off for reviewers, never rounded up', () => {
    checkProperty(
      'P24',
      fc.property(fc.integer({ min: 10_001, max: 2_000_000_000 }), (reviewers) => {
        const told = Math.round(Number.parseFloat(reviewerCountLabel(reviewers)) * 10) * 1000;
        return told <= reviewers && reviewers - told < 1000;
      }),
    );
  });
});
