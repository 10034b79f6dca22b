import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutReadings } from './withoutReadings.ts';

describe('a text without its readings', () => {
  it('has the words that they stand above, in a row', () => {
    expect(
      withoutReadings('注zhù音yīn。', [
        { from: 1, to: 4 },
        { from: 5, to: 8 },
      ]).text,
    ).toBe('注音。');
    expect(withoutReadings('山中灯火').text).toBe('山中灯火');
  });

  it('knows where each character comes from', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string({ minLength: 1 }))), fc.string(), (pairs, rest) => {
        let source = '';
        const readings = pairs.map(([word, reading]) => {
          source += word;
          const from = source.length;
          source += reading;
          return { from, to: source.length };
        });
        source += rest;
        const { text, toSource } = withoutReadings(source, readings);
        expect(text).toBe(pairs.map(([word]) => word).join('') + rest);
        for (let at = 0; at < text.length; at++) expect(source.charAt(toSource(at))).toBe(text.charAt(at));
      }),
    );
  });
});
