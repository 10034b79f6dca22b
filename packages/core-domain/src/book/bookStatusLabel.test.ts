import { expect, it } from 'vitest';
import { bookStatusLabel } from './bookStatusLabel.ts';

it.each([
  ['ongoing', '连载'],
  ['finished', '完结'],
] as const)('says of a book that is %s: %s [QCOVER-05]', (status, label) => {
  expect(bookStatusLabel(status)).toBe(label);
});
