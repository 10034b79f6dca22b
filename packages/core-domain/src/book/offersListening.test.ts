import { expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { offersListening } from './offersListening.ts';

it('offers listening unless the book forbids it [COVER-30, READER-03, ENT-06]', () => {
  expect(offersListening(aBook({ forbidsListening: false }))).toBe(true);
  expect(offersListening(aBook({ forbidsListening: true }))).toBe(false);
});
