import { expect, it } from 'vitest';
import { isShelfEditing, ShelfMode } from './ShelfMode.ts';

it('the mode of a shelf is 0 to view and 1 to edit; an invalid mode is the view [SHELF-28, ENUM-13, ENT-23]', () => {
  expect(ShelfMode).toEqual({ View: 0, Edit: 1 });
  expect([0, 1, 2, -1, Number.NaN].map(isShelfEditing)).toEqual([false, true, false, false, false]);
});
