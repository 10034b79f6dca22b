import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { headingLines } from './headingLines.ts';

const EM = 20;
const lines = (title: string, ems: number, most = 9): string[] =>
  headingLines({ title, column: ems * EM, measurer: fixedMeasurer(EM), most });

describe('lines of a title', () => {
  it('are one where it fits', () => {
    expect(lines('第一章 初见', 12)).toEqual(['第一章 初见']);
  });

  it('are about equally long, so that no character stands alone', () => {
    expect(lines('风雪夜归人忽闻故园旧', 9)).toEqual(['风雪夜归人', '忽闻故园旧']);
  });

  it('are no more than the column needs', () => {
    expect(lines('一二三四五六七八九十一二三四五六七八九', 10)).toHaveLength(2);
  });

  it('end in an ellipsis where no more may be shown', () => {
    expect(lines('字'.repeat(60), 10, 2)).toEqual(['字'.repeat(10), `${'字'.repeat(9)}…`]);
  });

  it('are none without a title', () => {
    expect(lines('', 10)).toEqual([]);
  });
});
