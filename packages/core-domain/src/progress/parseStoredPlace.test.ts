import { expect, it } from 'vitest';
import { parseStoredPlace } from './parseStoredPlace.ts';

const place = { chapterId: 'c1', offset: 4, print: '灯火' };

it('a stored place is read as it was, without what does not belong to it', () => {
  expect(parseStoredPlace({ ...place, more: 1 })).toEqual(place);
});

it.each([
  [null],
  ['c1'],
  [[]],
  [{ ...place, chapterId: null }],
  [{ ...place, chapterId: 'c'.repeat(201) }],
  [{ ...place, offset: -1 }],
  [{ ...place, offset: 1.5 }],
  [{ ...place, offset: '4' }],
  [{ ...place, print: undefined }],
  [{ ...place, print: '灯'.repeat(201) }],
])('%j is no place', (value) => {
  expect(parseStoredPlace(value)).toBeUndefined();
});
