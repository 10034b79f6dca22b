import { describe, expect, it } from 'vitest';
import { lockedPreview, type PreviewRequest } from './lockedPreview.ts';

const previewed: PreviewRequest = {
  access: { locked: true, reason: 'unpaid' },
  showsLockedPreview: true,
  chapter: { previewSuffix: '1001/20.json' },
  prefixes: { free: '/content/free/', charge: '/content/charge/', preview: '/content/short/' },
};

describe('the beginning of a locked chapter', () => {
  it('lies below the prefix of previews', () => {
    expect(lockedPreview(previewed)).toBe('/content/short/1001/20.json');
  });

  it.each<[string, Partial<PreviewRequest>]>([
    ['the chapter is open', { access: { locked: false, grant: 'free-chapter' } }],
    ['the host shows none', { showsLockedPreview: false }],
    ['the chapter has none', { chapter: {} }],
    ['the chapter names none', { chapter: { previewSuffix: '' } }],
    ['the book has none', { prefixes: { free: '/content/free/', charge: '/content/charge/' } }],
    ['it would leave its folder', { chapter: { previewSuffix: '../charge/20.json' } }],
  ])('is not asked for where %s', (_, change) => {
    expect(lockedPreview({ ...previewed, ...change })).toBeUndefined();
  });
});
