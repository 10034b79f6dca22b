import type { ApiClient } from '@shuye/api-client';
import {
  MAX_RESTORE_PIECES,
  NO_RESTORE_COPY,
  readRestoreCopy,
  RESTORE_COPY_CHANGED,
  RESTORE_PIECE_LENGTH,
  writeRestoreCopy,
} from '@shuye/api-client/calls';
import { AppError } from '@shuye/core-domain/error';
import { randomHex } from './cipher.ts';

/** How often a copy is read again that another device replaced meanwhile. */
const MAX_READS = 5;

export interface KeptCopy {
  revision: number;
  sealed: string;
}

/** Whether a call was refused with this code. */
export const isRefusal = (error: unknown, code: number): boolean => error instanceof AppError && error.code === code;

/** The copy under a locator, undefined where there is none. @throws AppError */
export async function download(client: ApiClient, locator: string): Promise<KeptCopy | undefined> {
  try {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const copy = await readWhole(client, locator);
      if (copy) return copy;
    }
  } catch (error) {
    if (isRefusal(error, NO_RESTORE_COPY)) return undefined;
    throw error;
  }
  throw new AppError('server', '存档正在更新，请稍后再试');
}

/** Undefined where another device replaced it between two pieces. */
async function readWhole(client: ApiClient, locator: string): Promise<KeptCopy | undefined> {
  const first = await client.send(readRestoreCopy, { locator, ordinal: 0 });
  const contents = [first.content];
  for (let ordinal = 1; ordinal < first.pieces; ordinal += 1) {
    const { revision, content } = await client.send(readRestoreCopy, { locator, ordinal });
    if (revision !== first.revision) return undefined;
    contents.push(content);
  }
  return { revision: first.revision, sealed: contents.join('') };
}

export type Upload = { kind: 'written'; revision: number } | { kind: 'changed' | 'gone' | 'too-large' };

/** Brings a copy in the place of the one with `revision`. @throws AppError where the server was not reached. */
export async function upload(client: ApiClient, locator: string, copy: KeptCopy): Promise<Upload> {
  const { revision, sealed } = copy;
  const pieces = Math.max(1, Math.ceil(sealed.length / RESTORE_PIECE_LENGTH));
  if (pieces > MAX_RESTORE_PIECES) return { kind: 'too-large' };
  const draft = randomHex();
  try {
    let written = revision;
    for (let ordinal = 0; ordinal < pieces; ordinal += 1) {
      const content = sealed.slice(ordinal * RESTORE_PIECE_LENGTH, (ordinal + 1) * RESTORE_PIECE_LENGTH);
      written = await client.send(writeRestoreCopy, { locator, revision, draft, ordinal, pieces, content });
    }
    return { kind: 'written', revision: written };
  } catch (error) {
    if (isRefusal(error, NO_RESTORE_COPY)) return { kind: 'gone' };
    if (isRefusal(error, RESTORE_COPY_CHANGED)) return { kind: 'changed' };
    throw error;
  }
}
