import * as v from 'valibot';
import { wireNumber } from './wire/fields.ts';

/** A content file: the encoded text of a standard chapter, or an epub chapter's markup with its css [API-12] (D-074). */
export const contentFile = v.object({
  state: wireNumber,
  message: v.nullish(v.string(), ''),
  ChapterContent: v.optional(v.string()),
  css: v.nullish(v.string(), ''),
});

export type ContentFile = v.InferOutput<typeof contentFile>;
