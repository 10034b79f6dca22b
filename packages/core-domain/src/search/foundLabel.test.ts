import { expect, it } from 'vitest';
import { foundLabel } from './foundLabel.ts';

it.each([
  [{ total: 12, isCorrected: false }, '共找到12本书'],
  [{ total: 3, isCorrected: true }, '没有找到“灯伙”，以下是相近的3本书'],
])('a search that came to %o says %s [SEARCH-28]', (info, label) => {
  expect(foundLabel('灯伙', info)).toBe(label);
});
