import { expect, it } from 'vitest';
import { foldedText } from './foldedText.ts';

it.each(['K2 峰', 'k2峰', 'Ｋ２　峰', ' Ｋ2\n峰'])('%j is found by any width, case and blanks', (text) => {
  expect(foldedText(text)).toBe('k2峰');
});
