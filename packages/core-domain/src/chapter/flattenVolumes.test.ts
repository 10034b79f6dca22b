import { describe, expect, it } from 'vitest';
import { flattenVolumes } from './flattenVolumes.ts';

const place = (title: string, index: number) => ({ title, index, ordinal: index + 1 });

describe('the volumes of a book [CAT-07]', () => {
  it('are joined in order from two on, with their headings kept', () => {
    const listed = [
      { title: '上卷', chapters: ['一', '二'] },
      { title: '空卷', chapters: [] },
      { title: '下卷', chapters: ['三'] },
    ];
    expect(flattenVolumes(listed, place)).toEqual({
      chapters: [
        { title: '一', index: 0, ordinal: 1 },
        { title: '二', index: 1, ordinal: 2 },
        { title: '三', index: 2, ordinal: 3 },
      ],
      volumes: [
        { title: '上卷', firstIndex: 0 },
        { title: '空卷', firstIndex: 2 },
        { title: '下卷', firstIndex: 2 },
      ],
    });
  });

  it('are no headings where there is only one', () => {
    const { chapters, volumes } = flattenVolumes([{ title: '正文', chapters: ['一', '二'] }], place);
    expect(chapters.map(({ title }) => title)).toEqual(['一', '二']);
    expect(volumes).toEqual([]);
  });

  it('may be none at all', () => {
    expect(flattenVolumes([], place)).toEqual({ chapters: [], volumes: [] });
  });

  it('may hold more chapters than a call takes arguments', () => {
    const chapters = Array.from({ length: 300_000 }, (_, at) => `${at}`);
    expect(flattenVolumes([{ title: '', chapters }], place).chapters).toHaveLength(300_000);
  });
});
