import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterBeginning, PREVIEW_LENGTH } from './chapterBeginning.ts';

describe('how a chapter begins', () => {
  it('is told in 200 characters [API-13]', () => {
    expect(PREVIEW_LENGTH).toBe(200);
    expect(chapterBeginning('山'.repeat(3000), '灯')).toBe('山'.repeat(200));
  });

  it('is a fifth of a chapter that is short [API-13]', () => {
    expect(chapterBeginning('一二三四五六七八九十', '灯')).toBe('一二');
    expect(chapterBeginning('一二三四', '灯')).toBe('');
  });

  it('cuts no character in two', () => {
    expect(chapterBeginning('𠮷'.repeat(1000), '灯')).toBe('𠮷'.repeat(200));
  });

  it('does not say the title again', () => {
    expect(chapterBeginning(`第一章 野菊\n\n${'山'.repeat(2000)}`, '第一章野菊')).toBe('山'.repeat(200));
    expect(chapterBeginning('野菊', '野菊')).toBe('');
    expect(chapterBeginning(`\n野菊\n${'山\n'.repeat(2000)}`, '野菊')).toBe('山\n'.repeat(100).trimEnd());
  });

  it('begins with its first word', () => {
    expect(chapterBeginning(`\n　${'山'.repeat(2000)}`, '灯')).toBe('山'.repeat(200));
  });

  it('ends without the space before what is held back', () => {
    expect(chapterBeginning(`${'山'.repeat(199)}\n${'灯'.repeat(2000)}`, '灯')).toBe('山'.repeat(199));
  });

  it('is always the beginning, and never more than its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        const beginning = chapterBeginning(text, '灯');
        expect(text.trim().startsWith(beginning)).toBe(true);
        expect(Array.from(beginning).length).toBeLessThanOrEqual(Math.min(200, Array.from(text).length / 5));
      }),
    );
  });
});
