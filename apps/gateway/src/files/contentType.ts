import { extname } from 'node:path';

/** Of the files that the library keeps, by the ending of their names. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/** The media type of a file of the library; undefined for any other name. */
export const contentType = (name: string): string | undefined => TYPES[extname(name)];
