import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { splitLead } from './splitLead.ts';

const MANY = '字'.repeat(10);

describe('the lead of a text', () => {
  it.each([
    ['', 5, [], []],
    ['一二三\n\n　四五', 5, ['一二三', '四五'], []],
    [`${MANY}\n${MANY}\n${MANY}`, 20, [MANY, MANY], [MANY]],
    [`${MANY}\n${MANY}\n${MANY}`, 5, [MANY], [MANY, MANY]],
    [`${MANY}\n${MANY}\n四字而已`, 20, [MANY, MANY, '四字而已'], []],
  ])('of %j within %i characters', (text, maxCharacters, lead, rest) => {
    expect(splitLead(text, maxCharacters)).toEqual({ lead, rest });
  });

  it('and its rest are all paragraphs in their order', () => {
    const texts = fc.array(fc.constantFrom('', ' ', MANY, '一二三', MANY + MANY)).map((lines) => lines.join('\n'));
    checkProperty(
      'rule',
      fc.property(texts, fc.integer({ min: 1, max: 60 }), (text, maxCharacters) => {
        const { lead, rest } = splitLead(text, maxCharacters);
        expect([...lead, ...rest]).toEqual(text.split('\n').filter((line) => line.trim() !== ''));
        expect(lead.length > 0 || rest.length === 0).toBe(true);
      }),
    );
  });
});
