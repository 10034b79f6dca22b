import { expect, it } from 'vitest';
import { bookDestination } from './bookDestination.ts';

it('goes to a book with an id [ROUTE-58]', () => {
  expect(bookDestination('1001')).toEqual({ goes: true, bookId: '1001' });
});

it.each([undefined, '', '  '])('goes nowhere with the id %j, and says so in the log [ROUTE-58]', (bookId) => {
  expect(bookDestination(bookId)).toEqual({ goes: false, warning: 'a book without an id was to be opened' });
});
