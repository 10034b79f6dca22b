import { expect, it } from 'vitest';
import { bookStatus } from './bookStatus.ts';

it.each([
  ['ENUM-11', { state: 1 }, 'ongoing'],
  ['ENUM-11', { state: 2 }, 'finished'],
  ['ENUM-11', { state: 0 }, 'finished'],
  ['ENUM-10', { status: 0 }, 'ongoing'],
  ['ENUM-10', { status: 1 }, 'finished'],
  ['ENT-04', { state: 2, status: 0 }, 'finished'],
  ['ENT-04', { state: 1, status: 1 }, 'ongoing'],
  ['ENT-04', {}, 'finished'],
] as const)('[%s] %j is %s', (_, fields, status) => {
  expect(bookStatus(fields)).toBe(status);
});
