import type { BookTag } from './Book.ts';

/** A tag of a book; one that is given as a word alone goes by that word [ENT-02]. */
export const bookTag = (given: string | BookTag): BookTag =>
  typeof given === 'string' ? { tagId: given, name: given } : given;
