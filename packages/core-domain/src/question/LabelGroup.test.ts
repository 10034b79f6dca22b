import { describe, expect, it } from 'vitest';
import { groupLabels, labelGroups, LabelType, parseLabelType, type BookLabel } from './LabelGroup.ts';

const label = (labelId: string, group: string): BookLabel => ({
  labelId,
  name: labelId,
  group,
  labelType: LabelType.Other,
});

describe('labels', () => {
  it('stand in five groups in their order [ENUM-22]', () => {
    expect(labelGroups.map(({ key, title }) => [key, title])).toEqual([
      ['CATEGORY', '分类'],
      ['MAIN_LINE', '题材'],
      ['PLOT', '情节'],
      ['ROLE', '角色'],
      ['STYLE', '风格'],
    ]);
  });

  it('are put under the names of their groups; empty and unknown groups are left out [SEO-10] [ENT-45]', () => {
    const labels = [label('a', 'STYLE'), label('b', 'CATEGORY'), label('c', 'STYLE'), label('d', 'OTHER')];
    expect(groupLabels(labels)).toEqual([
      { key: 'CATEGORY', title: '分类', labels: [labels[1]] },
      { key: 'STYLE', title: '风格', labels: [labels[0], labels[2]] },
    ]);
    expect(groupLabels([])).toEqual([]);
  });

  it.each([
    [1, 'CATEGORY', 1],
    [2, 'CATEGORY', 2],
    [3, 'PLOT', 3],
    [1, 'PLOT', 1],
    [undefined, 'CATEGORY', 1],
    [0, 'CATEGORY', 1],
    ['2', 'CATEGORY', 1],
    [undefined, 'ROLE', 3],
    [4, 'ROLE', 3],
  ])('of the wire type %j in %s are of type %s [ENUM-21]', (value, group, type) => {
    expect(parseLabelType(value, group)).toBe(type);
  });
});
