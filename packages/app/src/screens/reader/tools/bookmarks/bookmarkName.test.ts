import { expect, it } from 'vitest';
import { bookmarkName } from './bookmarkName.ts';

it('a bookmark is named by the words at its place, without blanks around them', () => {
  expect(bookmarkName({ text: '第一章\n\n　山中\uFFFC灯火。' }, 3)).toBe('山中 灯火。');
  expect(bookmarkName({ text: '灯'.repeat(200) }, 10)).toBe('灯'.repeat(48));
});

it('a bookmark is named without the readings over its words (ruby)', () => {
  expect(bookmarkName({ text: '山中的潮(cháo)汐。', readings: [{ from: 4, to: 10 }] }, 0)).toBe('山中的潮汐。');
});
