import { describe, expect, it } from 'vitest';
import { chapterPreview, latestChapters } from './preview.ts';

describe('the calls of a cover', () => {
  it('ask for one chapter of a beginning [API-09] [CONST-102]', () => {
    expect(chapterPreview.toRequest({ bookId: '1001' })).toEqual({ bookId: '1001', limit: 1 });
  });

  it('ask for the three latest chapters, newest first [API-11] [CONST-58]', () => {
    expect(latestChapters.toRequest({ bookId: '1001', chapterId: '7' })).toEqual({
      bookId: '1001',
      chapterId: '7',
      updateType: 2,
      limit: 3,
      order: 'desc',
    });
  });
});
