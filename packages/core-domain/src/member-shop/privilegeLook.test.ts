import { expect, it } from 'vitest';
import { privilegeLook } from './privilegeLook.ts';

it.each([
  ['super', 'super'],
  ['advanced', 'advanced'],
  ['month', 'month'],
  ['new', 'new'],
  ['gold', 'month'],
  ['', 'month'],
  [undefined, 'month'],
])('shows for type %j the privileges of %s [MEMBER-11] [ENUM-08]', (type, look) => {
  expect(privilegeLook(type)).toBe(look);
});
