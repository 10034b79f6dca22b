import { placeAt } from '@shuye/core-domain/progress';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlace } from './findPlace.ts';

const text = Array.from({ length: 60 }, (_, at) => `第${at}段，山中灯火第${at}次亮起，他没有回头。`).join('\n');
const place = placeAt('c1', text, text.indexOf('第30段'));

describe('findPlace', () => {
  it('stays where it was in a text that did not change', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), fc.nat(), (any, raw) => {
        const offset = raw % any.length;
        expect(findPlace(any, placeAt('c1', any, offset))).toBe(offset);
      }),
    );
  });

  it('follows its words when a paragraph was put in before them', () => {
    const inserted = `新写的一段。\n${text}`;
    expect(findPlace(inserted, place)).toBe(inserted.indexOf('第30段'));
  });

  it('follows its words when what came before was cut', () => {
    const cut = text.slice(200);
    expect(findPlace(cut, place)).toBe(cut.indexOf('第30段'));
  });

  it('finds them by their beginning when their end was edited', () => {
    const edited = `开头多了一句。\n${text.replace('第30段，山中灯火第30次', '第30段，山中灯火又一次')}`;
    expect(findPlace(edited, place)).toBe(edited.indexOf('第30段'));
  });

  it('takes the nearer of two places that read alike', () => {
    const twice = `甲乙丙丁${'一'.repeat(50)}甲乙丙丁${'二'.repeat(10)}`;
    expect(findPlace(twice, { offset: 50, print: '甲乙丙丁' })).toBe(54);
    expect(findPlace(twice, { offset: 10, print: '甲乙丙丁' })).toBe(0);
  });

  it('falls back to the offset, kept inside the text, when its words are gone', () => {
    expect(findPlace('短', { offset: 900, print: '早已不在的句子' })).toBe(0);
    expect(findPlace('', { offset: 5, print: '' })).toBe(0);
  });
});
