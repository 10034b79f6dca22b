import { contentAddress } from '../address/contentAddress.ts';
import type { ContentPart, ContentPrefixes } from './Chapter.ts';

/** The pieces of a chapter's text: a single suffix is as free as its chapter, of several each says for itself [ENT-13] (D-075). */
export const contentParts = (suffix: string | readonly ContentPart[], isFree: boolean): readonly ContentPart[] =>
  typeof suffix === 'string' ? [{ suffix, isFree }] : suffix;

/** Address of a piece, below the prefix that its price decides; undefined when it would leave it [ENT-14]. */
export const partAddress = (prefixes: ContentPrefixes, { suffix, isFree }: ContentPart): string | undefined =>
  contentAddress(isFree ? prefixes.free : prefixes.charge, suffix);
