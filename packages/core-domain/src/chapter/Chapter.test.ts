import { expect, it } from 'vitest';
import { aChapter } from '../testing/aChapter.ts';
import { flattenVolumes } from './flattenVolumes.ts';

it('a chapter counts from 0 as index and from 1 as ordinal, over all volumes [ENT-12]', () => {
  const listed = [
    { title: '上', chapters: ['c1', 'c2'] },
    { title: '下', chapters: ['c3'] },
  ];
  const { chapters } = flattenVolumes(listed, (chapterId, index) => aChapter({ chapterId, index, ordinal: index + 1 }));
  expect(chapters.map(({ chapterId, index, ordinal }) => [chapterId, index, ordinal])).toEqual([
    ['c1', 0, 1],
    ['c2', 1, 2],
    ['c3', 2, 3],
  ]);
});
