import { expect, it } from 'vitest';
import { readButtonLabel } from './readButtonLabel.ts';

it.each([
  [false, '立即阅读'],
  [true, '接着读'],
])('with progress %s says %s [COVER-28]', (hasProgress, label) => {
  expect(readButtonLabel(hasProgress)).toBe(label);
});
