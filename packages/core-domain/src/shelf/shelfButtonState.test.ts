import { expect, it } from 'vitest';
import { shelfButtonState } from './shelfButtonState.ts';

it.each([
  [false, false, 'absent'],
  [true, false, 'adding'],
  [true, true, 'adding'],
  [false, true, 'added'],
])(
  'a book that is being added: %s, on the shelf: %s, has a button that says %s [ENUM-25]',
  (isAdding, isKept, state) => {
    expect(shelfButtonState(isAdding, isKept)).toBe(state);
  },
);
