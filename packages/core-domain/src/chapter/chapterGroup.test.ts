import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterGroup } from './chapterGroup.ts';

describe('groups of chapters', () => {
  it.each([
    [undefined, 120, { group: 1, groupCount: 1, first: 0, end: 120 }],
    ['2', 201, { group: 2, groupCount: 2, first: 200, end: 201 }],
    ['50', 10_000, { group: 50, groupCount: 50, first: 9800, end: 10_000 }],
    ['51', 10_000, { group: 1, groupCount: 50, first: 0, end: 200 }],
    ['1', 0, { group: 1, groupCount: 1, first: 0, end: 0 }],
  ])('group %j of %i chapters is %j', (asked, count, group) => {
    expect(chapterGroup(asked, count)).toEqual(group);
  });

  it.each(['0', '-1', '1.5', '02', 'x', '1e3', '', '9'.repeat(400)])('%j names the first one', (asked) => {
    expect(chapterGroup(asked, 1000).group).toBe(1);
  });

  it('hold each chapter once, whatever their number', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (count) => {
        const { groupCount } = chapterGroup(undefined, count);
        const groups = Array.from({ length: groupCount }, (_, at) => chapterGroup(`${at + 1}`, count));
        expect(groups.map(({ first }) => first)).toEqual([0, ...groups.slice(0, -1).map(({ end }) => end)]);
        expect(groups.at(-1)?.end).toBe(count);
      }),
    );
  });
});
