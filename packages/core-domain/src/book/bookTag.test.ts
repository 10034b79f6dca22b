import { expect, it } from 'vitest';
import { bookTag } from './bookTag.ts';

it('takes the tag of a book as an object and as a word [ENT-02]', () => {
  expect(bookTag({ tagId: '7', name: '山水' })).toEqual({ tagId: '7', name: '山水' });
  expect(bookTag('山水')).toEqual({ tagId: '山水', name: '山水' });
});
