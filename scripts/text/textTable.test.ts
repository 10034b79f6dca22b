import { expect, it } from 'vitest';
import { textTable } from './textTable.ts';

it('aligns cells as a terminal shows them, Chinese characters two columns wide', () => {
  expect(
    textTable([
      ['书页', 'a'],
      ['abcde', 'b'],
    ]),
  ).toBe('书页   a\nabcde  b');
});

it('aligns figures to the right', () => {
  const rows = [
    ['passed', 'x'],
    ['7', 'y'],
  ];
  expect(textTable(rows, new Set([0]))).toBe('passed  x\n     7  y');
});
