import { describe, expect, it } from 'vitest';
import { aChapter } from '../testing/aChapter.ts';
import { mergeCatalog } from './mergeCatalog.ts';

const chapters = [
  aChapter({ chapterId: 'a', title: 'part1.xhtml' }),
  aChapter({ chapterId: 'b', title: 'part2.xhtml' }),
];

describe('an epub catalogue', () => {
  it('gives chapters its names and depths by chapter id [CAT-08] [ENT-15]', () => {
    const merged = mergeCatalog(chapters, [
      { chapterId: 'b', title: '鱼腥草', level: 2 },
      { chapterId: 'a', title: '序', level: 1 },
    ]);
    expect(merged.map(({ chapterId, title, level }) => [chapterId, title, level])).toEqual([
      ['a', '序', 1],
      ['b', '鱼腥草', 2],
    ]);
  });

  it('leaves chapters it does not name, and names nothing of its own [CAT-08]', () => {
    const merged = mergeCatalog(chapters, [
      { chapterId: 'b', title: '', level: 1 },
      { chapterId: 'z', title: '别处', level: 1 },
    ]);
    expect(merged.map(({ title }) => title)).toEqual(['part1.xhtml', 'part2.xhtml']);
  });

  it('takes the first of several lines for a chapter', () => {
    const merged = mergeCatalog(chapters, [
      { chapterId: 'a', title: '卷首', level: 1 },
      { chapterId: 'a', title: '第二节', level: 2 },
    ]);
    expect(merged[0]?.title).toBe('卷首');
  });
});
