import { resolve } from 'node:path';

/** The sample library, seen from the source as well as from the compiled command. */
export const sampleFolder = (): string =>
  resolve(import.meta.dirname, import.meta.dirname.endsWith('dist') ? '../sample-library' : '../../../sample-library');
