import { createHash } from 'node:crypto';

/** What the library knows by a name alone. */
export type NamedThing = 'author' | 'category' | 'label';

/** An id that stays as long as the name does, whatever is imported or removed meanwhile. */
export const nameId = (thing: NamedThing, name: string): string =>
  createHash('sha256').update(`${thing}:${name}`).digest('hex').slice(0, 12);
