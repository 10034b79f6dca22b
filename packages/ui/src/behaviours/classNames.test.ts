import { expect, it } from 'vitest';
import { classNames } from './classNames.ts';

it('joins what is there', () => {
  expect(classNames('a', undefined, false, '', 'b')).toBe('a b');
});
