import { expect, it } from 'vitest';
import { BookFormat } from './Book.ts';
import { chapterCountLabel } from './chapterCountLabel.ts';

it.each([
  [3012, BookFormat.Standard, '共3012章'],
  [3012, BookFormat.Epub, undefined],
  [0, BookFormat.Standard, undefined],
])('of %s chapters in format %s is %s [QCOVER-21] [ENT-08]', (count, format, label) => {
  expect(chapterCountLabel(count, format)).toBe(label);
});
