import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { findPlace } from './findPlace.ts';
import { chapterStart, placeAt, PRINT_LENGTH } from './Place.ts';

/** Text in which no six characters stand twice. */
const prose = (length: number, from = 0x4e00): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(from + at)).join('');

/** Prose that stands nowhere else. */
const filler = (length: number): string => prose(length, 0x3400);

const text = prose(300);
const place = placeAt('c1', text, 120);

describe('placeAt', () => {
  it('prints the words at the place', () => {
    expect(place).toEqual({ chapterId: 'c1', offset: 120, print: text.slice(120, 120 + PRINT_LENGTH) });
    expect(placeAt('c1', '终', 0).print).toBe('终');
    expect(chapterStart('c1')).toEqual({ chapterId: 'c1', offset: 0, print: '' });
  });

  it('leaves a character cut in two out of the print', () => {
    const astral = '𠮷'.repeat(PRINT_LENGTH);
    expect(placeAt('c1', `山${astral}`, 0).print).toBe(`山${'𠮷'.repeat(11)}`);
    expect(placeAt('c1', astral, 1).print).toBe('𠮷'.repeat(11));
  });
});

describe('findPlace', () => {
  it('stays in an unchanged text', () => {
    expect(findPlace(place, text)).toEqual({ offset: 120, found: 'same' });
  });

  it('follows its words when text is put in before them', () => {
    expect(findPlace(place, prose(50, 0x3400) + text)).toEqual({ offset: 170, found: 'moved' });
  });

  it('follows its words when text is taken out before them', () => {
    expect(findPlace(place, text.slice(100))).toEqual({ offset: 20, found: 'moved' });
  });

  it('follows half of its words when the others were edited', () => {
    const laterEdited = `${text.slice(40, 135)}改${text.slice(136)}`;
    expect(findPlace(place, laterEdited)).toEqual({ offset: 80, found: 'moved' });
    const earlierEdited = `新${text.slice(0, 122)}改${text.slice(123)}`;
    expect(findPlace(place, earlierEdited)).toEqual({ offset: 121, found: 'moved' });
  });

  it('takes the nearest of words that stand several times, the earlier of two as near', () => {
    expect(findPlace({ offset: 5, print: '灯' }, '灯......山..灯')).toEqual({ offset: 0, found: 'moved' });
    expect(findPlace({ offset: 6, print: '灯' }, '灯......山..灯')).toEqual({ offset: 10, found: 'moved' });
    expect(findPlace({ offset: 5, print: '灯' }, '灯.........灯')).toEqual({ offset: 0, found: 'moved' });
    expect(findPlace({ offset: 9, print: '灯' }, '灯.........灯.')).toEqual({ offset: 10, found: 'moved' });
    expect(findPlace({ offset: 9, print: '灯' }, '灯.........')).toEqual({ offset: 0, found: 'moved' });
    expect(findPlace({ offset: 9, print: '灯' }, '..灯...............灯')).toEqual({ offset: 2, found: 'moved' });
    expect(findPlace({ offset: 0, print: '灯' }, '.........灯')).toEqual({ offset: 9, found: 'moved' });
  });

  it('takes the nearest of halves that stand several times, seen from where the half stood', () => {
    const half = place.print.slice(12);
    const twice = `${prose(100, 0x3400)}${half}${prose(45, 0x3500)}${half}${prose(100, 0x3600)}`;
    expect(findPlace(place, twice)).toEqual({ offset: 145, found: 'moved' });
  });

  it('does not look for halves of a short print', () => {
    expect(findPlace({ offset: 2, print: '山中灯火山中灯火山中' }, '山中灯火山')).toEqual({ offset: 2, found: 'lost' });
    expect(findPlace({ offset: 2, print: '一二三四五六七八九十甲' }, '一二三四五六')).toEqual({
      offset: 0,
      found: 'moved',
    });
  });

  it('passes over a half that would begin before the text', () => {
    expect(findPlace(place, place.print.slice(14) + prose(200, 0x3400))).toEqual({ offset: 120, found: 'lost' });
    expect(findPlace(place, place.print.slice(12))).toEqual({ offset: 12, found: 'lost' });
  });

  it('keeps the offset where the words are gone, as far as the text reaches', () => {
    expect(findPlace(place, prose(200, 0x3400))).toEqual({ offset: 120, found: 'lost' });
    expect(findPlace(place, prose(60, 0x3400))).toEqual({ offset: 60, found: 'lost' });
    expect(findPlace(place, '')).toEqual({ offset: 0, found: 'lost' });
  });

  it('takes an offset without words as it is', () => {
    expect(findPlace({ offset: 0, print: '' }, text)).toEqual({ offset: 0, found: 'same' });
    expect(findPlace({ offset: 300, print: '' }, text)).toEqual({ offset: 300, found: 'same' });
    expect(findPlace({ offset: 301, print: '' }, text)).toEqual({ offset: 300, found: 'lost' });
    expect(findPlace({ offset: -4, print: '' }, text)).toEqual({ offset: 0, found: 'same' });
    expect(findPlace({ offset: 7.9, print: '' }, text)).toEqual({ offset: 7, found: 'same' });
    expect(findPlace({ offset: Number.NaN, print: '' }, text)).toEqual({ offset: 0, found: 'same' });
  });

  it('never ends inside a character', () => {
    expect(findPlace({ offset: 1, print: '' }, '𠮷山')).toEqual({ offset: 0, found: 'same' });
    expect(findPlace({ offset: 2, print: '海' }, '山𠮷')).toEqual({ offset: 1, found: 'lost' });
    expect(findPlace({ offset: 3, print: '海' }, '山𠮷')).toEqual({ offset: 3, found: 'lost' });
  });

  it('sees through characters that were put in or taken out among its first words', () => {
    const longer = `新${text.slice(0, 122)}又多了${text.slice(122)}`;
    expect(findPlace(place, longer)).toEqual({ offset: 121, found: 'moved' });
    const shorter = `新${text.slice(0, 122)}${text.slice(127)}`;
    expect(findPlace(place, shorter)).toEqual({ offset: 121, found: 'moved' });
  });

  it('sees through an edit in the middle of its words', () => {
    const edited = `新${text.slice(0, 129)}又一次${text.slice(133)}`;
    expect(findPlace(place, edited)).toEqual({ offset: 121, found: 'moved' });
  });

  it('is lost rather than guessed where less than half of its words are left', () => {
    const edited = `${prose(50, 0x3400)}${text.slice(0, 123)}${prose(13, 0x3500)}${text.slice(136)}`;
    expect(findPlace(place, edited)).toEqual({ offset: 120, found: 'lost' });
  });

  describe('among several places that are like its words', () => {
    const { print } = place;
    /** The print with so many characters from its fourth on replaced. */
    const replaced = (count: number) => print.slice(0, 3) + prose(count, 0x3800) + print.slice(3 + count);
    const findNear = (offset: number, edited: string) => findPlace({ offset, print }, edited);

    it('takes the whole print before a half that is nearer', () => {
      const edited = print + filler(60) + print.slice(0, 12);
      expect(findNear(80, edited)).toEqual({ offset: 0, found: 'moved' });
    });

    it('takes the one that kept the most of its words, however far it is', () => {
      const edited = filler(20) + replaced(3) + filler(50) + replaced(1) + filler(20) + replaced(2);
      expect(findNear(21, edited)).toEqual({ offset: 94, found: 'moved' });
    });

    it('takes the nearest of those that kept as many, the earlier of two as near', () => {
      const edited = replaced(2) + filler(36) + replaced(2) + filler(36) + replaced(2);
      const found = [0, 29, 30, 31, 60, 89, 90, 91, 120].map((offset) => findNear(offset + 1, edited).offset);
      expect(found).toEqual([0, 0, 60, 60, 60, 60, 120, 120, 120]);
      expect(findNear(30, edited).offset).toBe(0);
    });

    it('takes one that kept just half of its words, wherever it stands', () => {
      expect(findNear(2, filler(50) + replaced(12))).toEqual({ offset: 50, found: 'moved' });
      expect(findNear(2, filler(50) + replaced(13))).toEqual({ offset: 2, found: 'lost' });
    });

    it('passes over its last words alone at the beginning of the text', () => {
      expect(findNear(10, print.slice(-6) + filler(30) + replaced(1))).toEqual({ offset: 36, found: 'moved' });
    });

    it('begins as far before its last words as it did, where its first ones were replaced', () => {
      const edited = filler(10) + print.slice(0, 1) + filler(19) + prose(6, 0x3800) + print.slice(6);
      expect(findNear(120, edited)).toEqual({ offset: 30, found: 'moved' });
    });
  });

  it('is found at the very character after one edit inside its words and any before and behind them', () => {
    const other = fc.nat({ max: 40 }).map((length) => prose(length, 0x3400));
    const inserted = fc.nat({ max: 10 }).map((length) => prose(length, 0x3500));
    // Much text put in behind very few words could as well have replaced them.
    const within = fc
      .record({ at: fc.integer({ min: 1, max: PRINT_LENGTH - 1 }), removed: fc.nat({ max: 10 }), inserted })
      .filter((edit) => edit.inserted.length <= 2 * edit.at + edit.removed);
    checkProperty(
      'rule',
      fc.property(other, other, within, fc.integer({ min: 60, max: 240 }), (before, behind, edit, offset) => {
        const at = offset + edit.at;
        const edited = before + text.slice(0, at) + edit.inserted + text.slice(at + edit.removed) + behind;
        const found = findPlace(placeAt('c1', text, offset), edited);
        // An edit that reaches past the print's end may leave less than half of it.
        if (found.found === 'lost') expect(PRINT_LENGTH - edit.at).toBeLessThanOrEqual(edit.removed + 12);
        else expect(found.offset).toBe(offset + before.length);
      }),
    );
  });

  it('is found again after edits before and behind its words', () => {
    const edit = fc.string({ unit: fc.constantFrom('a', 'b', '，'), maxLength: 40 });
    const cut = fc.nat({ max: 100 });
    checkProperty(
      'P8',
      fc.property(edit, edit, cut, cut, fc.integer({ min: 100, max: 170 }), (before, behind, head, tail, offset) => {
        const edited = before + text.slice(head, 300 - tail) + behind;
        const found = findPlace(placeAt('c1', text, offset), edited);
        expect(found.offset).toBe(offset - head + before.length);
        expect(edited.charAt(found.offset)).toBe(text.charAt(offset));
      }),
    );
  });
});
