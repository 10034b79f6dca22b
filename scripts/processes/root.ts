import { resolve } from 'node:path';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../..');
