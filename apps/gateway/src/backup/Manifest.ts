import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeDurably } from '../files/writeDurably.ts';
import { BackupFailure } from './BackupFailure.ts';

const MANIFEST = 'manifest.json';

const schema = v.object({
  format: v.literal(1),
  /** ISO time. */
  createdAt: v.string(),
  /** Where the tables were: in the backup itself, or in a PostgreSQL that is backed up by its own tools. */
  database: v.picklist(['sqlite', 'postgres']),
  files: v.array(v.object({ path: v.string(), bytes: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof schema>;
export type BackedUpFile = Manifest['files'][number];

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeDurably(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);

/** @throws BackupFailure when the folder is no backup, or one of a kind that this version does not know. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(schema, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new BackupFailure(`${folder} is no backup, or not a whole one: its ${MANIFEST} cannot be read.`, { cause });
  }
}
