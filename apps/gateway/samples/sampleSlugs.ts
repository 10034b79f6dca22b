import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '../src/files/isMissing.ts';

/** The book that is made instead of read. */
export const SERIAL_SLUG = 'serial-3000';

async function listedOrder(folder: string): Promise<string[]> {
  try {
    return v.parse(v.array(v.string()), JSON.parse(await readFile(join(folder, 'order.json'), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The books of the sample library: those of `order.json` first, the rest in the order of their names. */
export async function sampleSlugs(folder: string): Promise<string[]> {
  const found = await readdir(join(folder, 'books'), { withFileTypes: true });
  const slugs = [...found.filter((entry) => entry.isDirectory()).map(({ name }) => name), SERIAL_SLUG].sort();
  return [...new Set([...(await listedOrder(folder)), ...slugs])];
}
