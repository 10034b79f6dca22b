import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { guideSource, type GuideVisit } from './guideSource.ts';

const visit: GuideVisit = {
  type: 'book',
  channelSource: 'feed',
  siteId: '6666',
  platform: 109,
  position: 'guide-box',
  bookId: '1001',
};
const NOW = 1_790_000_000_999;

/** Halves of characters cannot be encoded. */
const whole = (part: string) => part.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

describe('the from string', () => {
  it('joins its parts in their order, with seconds [GUIDE-08] [RPARAM-19]', () => {
    expect(guideSource(visit, NOW)).toBe('book_feed_6666_109_guide-box_1001_1790000000');
  });

  it('leaves a missing part empty', () => {
    const { channelSource: _source, bookId: _book, ...bare } = visit;
    expect(guideSource(bare, NOW)).toBe('book__6666_109_guide-box__1790000000');
  });

  it('writes a separator and other signs inside a part so that they separate nothing', () => {
    expect(guideSource({ ...visit, position: 'reader_listen&听', channelSource: '_' }, NOW)).toBe(
      'book_%5F_6666_109_reader%5Flisten%26%E5%90%AC_1001_1790000000',
    );
  });

  it('can always be taken apart again, whatever its parts hold', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('_', '__', '%5F', '\uD800', ''));
    checkProperty(
      'rule',
      fc.property(fc.tuple(text, text, text, text, text), ([type, channelSource, siteId, position, bookId]) => {
        const source = guideSource({ type, channelSource, siteId, platform: 0, position, bookId }, NOW);
        const parts = source.split('_').map(decodeURIComponent);
        const given = [type, channelSource, siteId, '0', position, bookId].map(whole);
        return parts.join('\n') === [...given, '1790000000'].join('\n') && parts.length === 7;
      }),
    );
  });
});
