import { describe, expect, it } from 'vitest';
import { parseBookmarkOffset, formatBookmarkOffset } from './bookmarkOffset.ts';

const place = { chapterId: '90017', offset: 12, print: '灯火' };

describe('the position fields of a bookmark', () => {
  it('hold a place', () => {
    expect(parseBookmarkOffset('text', '90017.12.灯火')).toEqual({ place });
    expect(formatBookmarkOffset({ place })).toEqual({ type: 'text', offset: '90017.12.灯火' });
  });

  it.each<[string | undefined, string | undefined, string, string]>([
    ['2', '17', '2', '17'],
    ['text', 'unreadable', 'text', 'unreadable'],
    [undefined, '17', '', '17'],
    ['2', undefined, '2', ''],
  ])('keep type %j with offset %j for whoever wrote them (D-139)', (type, offset, keptType, keptOffset) => {
    const position = parseBookmarkOffset(type, offset);
    expect(position).toEqual({ foreignOffset: { type: keptType, offset: keptOffset } });
    expect(formatBookmarkOffset(position)).toEqual({ type: keptType, offset: keptOffset });
  });

  it.each([undefined, ''])('may be missing: %j', (nothing) => {
    expect(parseBookmarkOffset(nothing, nothing)).toEqual({});
    expect(formatBookmarkOffset({})).toBeUndefined();
  });

  it('hold the place where a bookmark has both', () => {
    expect(formatBookmarkOffset({ place, foreignOffset: { type: '2', offset: '17' } })?.type).toBe('text');
  });
});
