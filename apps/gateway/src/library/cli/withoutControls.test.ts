import { expect, it } from 'vitest';
import { withoutControls } from './withoutControls.ts';

it.each([
  ['《潮信录》\tis free.\n', '《潮信录》\tis free.\n'],
  ['order \u001B[2J\u009B2J\r\u0007', 'order ?[2J?2J??'],
])('shows %j as %j: no sign of a file moves the cursor or clears what stands there', (text, shown) => {
  expect(withoutControls(text)).toBe(shown);
});
