import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { PLACE_OFFSET_TYPE, parsePlace, formatPlace } from './placeNotation.ts';

describe('the notation of a place', () => {
  it('is chapter, offset and print, with points between', () => {
    expect(PLACE_OFFSET_TYPE).toBe('text');
    expect(formatPlace({ chapterId: '90017', offset: 1234, print: '灯火. 山中' })).toBe('90017.1234.灯火. 山中');
    expect(parsePlace('text', '90017.1234.灯火. 山中')).toEqual({
      chapterId: '90017',
      offset: 1234,
      print: '灯火. 山中',
    });
  });

  it('may have no print, or one of several lines', () => {
    expect(parsePlace('text', '90017.0.')).toEqual({ chapterId: '90017', offset: 0, print: '' });
    expect(parsePlace('text', '90017.0.灯\n火')).toEqual({ chapterId: '90017', offset: 0, print: '灯\n火' });
  });

  it('keeps a point in a chapter id apart from its own', () => {
    const place = { chapterId: '1.2%2E', offset: 3, print: '4.5' };
    expect(formatPlace(place)).toBe('1%2E2%252E.3.4.5');
    expect(parsePlace('text', '1%2E2%252E.3.4.5')).toEqual(place);
  });

  it('writes whole offsets from 0 on', () => {
    expect(formatPlace({ chapterId: 'c', offset: 3.9, print: '' })).toBe('c.3.');
    expect(formatPlace({ chapterId: 'c', offset: -3, print: '' })).toBe('c.0.');
  });

  it.each<[string | undefined, string | undefined]>([
    [undefined, '90017.1.x'],
    ['2', '90017.1.x'],
    ['Text', '90017.1.x'],
    ['text', undefined],
    ['text', ''],
    ['text', '1234'],
    ['text', '90017.12'],
    ['text', '.12.x'],
    ['text', '.90017.12.x'],
    ['text', '90017.-1.x'],
    ['text', '90017.1e3.x'],
    ['text', '90017.1234567890123456.x'],
  ])('does not take type %j with %j for a place', (type, offset) => {
    expect(parsePlace(type, offset)).toBeUndefined();
  });

  it('reads back what it wrote', () => {
    const id = fc.string({ unit: fc.constantFrom('1', 'c', '.', '%', '2', 'E', '书'), minLength: 1, maxLength: 8 });
    const place = fc.record({ chapterId: id, offset: fc.nat(), print: fc.string({ unit: 'binary', maxLength: 24 }) });
    checkProperty(
      'P8',
      fc.property(place, (before) => {
        expect(parsePlace('text', formatPlace(before))).toEqual(before);
      }),
    );
  });
});
