import { expect, it } from 'vitest';
import { privilegeLook, tierOfLook } from './privilegeLook.ts';

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

it.each([
  ['super', 'super'],
  ['advanced', 'monthly'],
  ['month', 'monthly'],
  ['new', 'new-user'],
] as const)('the privileges of look %s are those of tier %s [ENUM-08]', (look, tier) => {
  expect(tierOfLook(look)).toBe(tier);
});
