import { describe, expect, it } from 'vitest';
import { parseStoredChapter, type StoredChapter } from './StoredChapter.ts';

const stored: StoredChapter = {
  bookId: '1001',
  chapterId: 'c5',
  title: '第五章 灯',
  index: 4,
  content: { kind: 'text', text: '灯亮了' },
};

describe('a chapter kept on the device [ENT-50]', () => {
  it.each<StoredChapter>([stored, { ...stored, index: 0, content: { kind: 'markup', markup: '<p>灯</p>', css: '' } }])(
    'comes back as it was kept: %j',
    (chapter) => {
      expect(parseStoredChapter(JSON.parse(JSON.stringify(chapter)))).toEqual(chapter);
    },
  );

  it('brings nothing else along', () => {
    expect(parseStoredChapter({ ...stored, isBought: true })).toEqual(stored);
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { ...stored, bookId: '' },
    { ...stored, bookId: 1001 },
    { ...stored, chapterId: '' },
    { ...stored, chapterId: null },
    { ...stored, title: undefined },
    { ...stored, index: -1 },
    { ...stored, index: 1.5 },
    { ...stored, index: '4' },
    { ...stored, content: null },
    { ...stored, content: '灯亮了' },
    { ...stored, content: { kind: 'text' } },
    { ...stored, content: { kind: 'text', markup: 'x', css: '' } },
    { ...stored, content: { kind: 'markup', markup: 'x' } },
    { ...stored, content: { kind: 'markup', css: 'x' } },
    { ...stored, content: { kind: 'other', text: 'x', markup: 'x', css: 'x' } },
  ])('is refused when damaged: %j', (value) => {
    expect(parseStoredChapter(value)).toBeUndefined();
  });
});
