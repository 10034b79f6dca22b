import { expect, it } from 'vitest';
import { progressLabel } from './progressLabel.ts';

it.each([
  [undefined, '未读'],
  [1, '刚开始读'],
  [99, '刚开始读'],
  [100, '已读1%'],
  [5_678, '已读56%'],
  [9_999, '已读99%'],
  [10_000, '读到末章'],
])('says of %s on the 10,000 scale: %s', (percent, label) => {
  expect(progressLabel(percent)).toBe(label);
});
