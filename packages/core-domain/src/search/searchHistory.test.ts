import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { parseSearchHistory, rememberSearch, SEARCH_HISTORY_KEY, SEARCH_HISTORY_MAX } from './searchHistory.ts';

const words = (...values: string[]) => values.map((value) => ({ value }));

describe('a search history', () => {
  it('puts the newest first, each word once [SEARCH-10, ENT-40]', () => {
    expect(rememberSearch(words('灯火', '山'), '海')).toEqual(words('海', '灯火', '山'));
    expect(rememberSearch(words('灯火', '山'), '山')).toEqual(words('山', '灯火'));
    expect(rememberSearch(words('灯火'), ' 灯火 ')).toEqual(words('灯火'));
  });

  it('keeps nine words, the oldest goes [SEARCH-10, CONST-72]', () => {
    expect(SEARCH_HISTORY_MAX).toBe(9);
    const nine = words('1', '2', '3', '4', '5', '6', '7', '8', '9');
    expect(rememberSearch(nine, '0')).toEqual(words('0', '1', '2', '3', '4', '5', '6', '7', '8'));
    expect(rememberSearch(nine.slice(1), '1')).toEqual(nine);
  });

  it('ignores a blank word', () => {
    expect(rememberSearch(words('山'), '  ')).toEqual(words('山'));
  });

  it('is read back from the device as it was stored [SEARCH-11]', () => {
    const stored: unknown = JSON.parse(JSON.stringify(rememberSearch(words('山'), '海')));
    expect(SEARCH_HISTORY_KEY).toBe('search_history');
    expect(parseSearchHistory(stored)).toEqual(words('海', '山'));
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', '["山"]'],
    ['a record', { 0: { value: '山' }, length: 1 }],
    ['words without their entry', ['山', 3, null, []]],
    ['entries of something else', [{ value: 7 }, { value: null }, { title: '山' }, { value: '' }, { value: ' \t' }]],
  ])('is empty where storage holds %s [SEARCH-11]', (_name, stored) => {
    expect(parseSearchHistory(stored)).toEqual([]);
  });

  it('keeps what is whole in a damaged one', () => {
    expect(parseSearchHistory([{ value: ' 山 ' }, null, { value: '海', at: 1 }, { value: '山' }])).toEqual(
      words('山', '海'),
    );
  });

  it('is unique, trimmed, newest first and never longer than nine (P25) [SEARCH-10]', () => {
    const word = fc.oneof(
      fc.constantFrom('', ' ', '山', ' 山', '海', '灯', '\u3000', '__proto__'),
      fc.string({ maxLength: 3 }),
    );
    const entry = fc.oneof(
      word,
      fc.record({ value: fc.oneof(word, fc.integer(), fc.constant(null)) }),
      fc.constant(null),
    );
    const stored = fc.oneof(fc.array(entry, { maxLength: 12 }), fc.anything({ maxDepth: 1 }));

    checkProperty(
      'P25',
      fc.property(stored, fc.array(word, { maxLength: 12 }), (before, searched) => {
        const first = parseSearchHistory(before);
        const after = searched.reduce(rememberSearch, first);
        const values = after.map(({ value }) => value);

        const expected: string[] = [];
        for (const value of [...searched.map((text) => text.trim()).reverse(), ...first.map((kept) => kept.value)]) {
          if (value !== '' && !expected.includes(value) && expected.length < 9) expected.push(value);
        }
        expect(values).toEqual(expected);
        expect(parseSearchHistory(after)).toEqual(after);
      }),
    );
  });
});
