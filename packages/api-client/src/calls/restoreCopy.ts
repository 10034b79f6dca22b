import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireNumber } from './wire/fields.ts';

/** Refused because nothing is kept under the locator: never, no more, or deleted. */
export const NO_RESTORE_COPY = 20_005;
/** Refused because another device wrote a copy after the one that was read. */
export const RESTORE_COPY_CHANGED = 20_006;
/** Refused because the gateway keeps as many copies as it may. */
export const NO_MORE_RESTORE_COPIES = 20_007;

/** Characters of base64 in one piece, and pieces of a copy. */
export const RESTORE_PIECE_LENGTH = 160_000;
export const MAX_RESTORE_PIECES = 16;

const locator = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const draft = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const count = v.pipe(wireNumber, v.integer(), v.minValue(0));
const ordinal = v.pipe(count, v.maxValue(MAX_RESTORE_PIECES - 1));
const content = v.pipe(v.string(), v.maxLength(RESTORE_PIECE_LENGTH), v.regex(/^[0-9A-Za-z+/]+={0,2}$/));

export interface CopyPlace {
  /** Follows from a restore code that the server never sees, see `docs/restore-code.md`. */
  locator: string;
}

const base = { service: 'shelf', method: 'POST', body: 'json', sign: 'never' } as const;
const missing = { [NO_RESTORE_COPY]: 'nothing is kept under this locator' };

export const createRestoreCopy = defineCall({
  ...base,
  name: 'createRestoreCopy',
  path: '/api/v1/restore/create',
  // A place that exists stays as it is, so the call may be repeated like a read.
  effect: 'read',
  request: { locator },
  toRequest: ({ locator: at }: CopyPlace) => ({ locator: at }),
  refusals: { [NO_MORE_RESTORE_COPIES]: 'as many copies are kept as may be' },
  defaultMessage: '恢复码生成失败，请稍后再试',
  answer: v.object({}),
  toResult: () => undefined,
});

/** One piece of the copy that stands under a locator, with which one it is of how many. */
export const readRestoreCopy = defineCall({
  ...base,
  name: 'readRestoreCopy',
  path: '/api/v1/restore/read',
  effect: 'read',
  request: { locator, ordinal },
  toRequest: ({ locator: at, ordinal: piece }: CopyPlace & { /** From 0. */ ordinal: number }) => ({
    locator: at,
    ordinal: piece,
  }),
  refusals: missing,
  defaultMessage: '存档读取失败，请稍后再试',
  answer: v.object({ revision: count, pieces: v.pipe(count, v.maxValue(MAX_RESTORE_PIECES)), content: v.string() }),
  toResult: (answer) => answer,
});

export interface CopyPiece extends CopyPlace {
  /** The revision that this copy replaces; 0 for the first. */
  revision: number;
  draft: string;
  /** From 0. The last one puts the copy in the place of the one before. */
  ordinal: number;
  pieces: number;
  content: string;
}

/** Brings one piece of a new copy; the last piece makes it stand, unless another device was faster. */
export const writeRestoreCopy = defineCall({
  ...base,
  name: 'writeRestoreCopy',
  path: '/api/v1/restore/write',
  // The draft identifies a piece, so the call may be repeated like a read.
  effect: 'read',
  request: {
    locator,
    revision: count,
    draft,
    ordinal,
    pieces: v.pipe(count, v.minValue(1), v.maxValue(MAX_RESTORE_PIECES)),
    content,
  },
  toRequest: (piece: CopyPiece) => ({ ...piece }),
  refusals: { ...missing, [RESTORE_COPY_CHANGED]: 'another copy stands there by now' },
  defaultMessage: '存档更新失败，请稍后再试',
  answer: v.object({ revision: count }),
  toResult: ({ revision }) => revision,
});

export const deleteRestoreCopy = defineCall({
  ...base,
  name: 'deleteRestoreCopy',
  path: '/api/v1/restore/delete',
  effect: 'read',
  request: { locator },
  toRequest: ({ locator: at }: CopyPlace) => ({ locator: at }),
  defaultMessage: '存档删除失败，请稍后再试',
  answer: v.object({}),
  toResult: () => undefined,
});
