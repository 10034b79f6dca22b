import type { Book } from './Book.ts';

/** Listening is offered unless the book forbids it [COVER-30, READER-03, ENT-06]. */
export const offersListening = ({ forbidsListening }: Pick<Book, 'forbidsListening'>): boolean => !forbidsListening;
