import { describe, expect, it } from 'vitest';
import { chromiumNeed, type ChromiumFacts } from './chromiumNeed.ts';

const bare: ChromiumFacts = {
  given: undefined,
  found: false,
  exists: () => true,
  hasChineseFont: true,
  isDebianRoot: false,
};

describe('a browser for the tests', () => {
  it.each([
    ['is the one that is given', { given: '/opt/chromium' }, 'nothing'],
    ['is one that is found', { found: true }, 'nothing'],
    ['is installed where that can be done', { isDebianRoot: true }, 'install'],
    [
      'gets a Chinese font where that can be done',
      { found: true, hasChineseFont: false, isDebianRoot: true },
      'install',
    ],
  ])('%s', (_, facts, expected) => {
    expect(chromiumNeed({ ...bare, ...facts })).toBe(expected);
  });

  it('is asked for in one sentence where there is none', () => {
    expect(chromiumNeed(bare)).toMatchObject({ message: expect.stringContaining('install one') });
  });

  it('is no use without a Chinese font', () => {
    const need = chromiumNeed({ ...bare, found: true, hasChineseFont: false });
    expect(need).toMatchObject({ message: expect.stringContaining('fonts-noto-cjk') });
  });

  it('is not replaced when the given one is not there: that is a mistake', () => {
    const need = chromiumNeed({ ...bare, given: '/no/chromium', found: true, exists: () => false });
    expect(need).toMatchObject({ message: expect.stringContaining('/no/chromium') });
  });
});
