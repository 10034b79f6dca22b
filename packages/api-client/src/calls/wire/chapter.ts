import { contentParts, type Chapter, type ContentPrefixes } from '@shuye/core-domain/chapter';
import { spaceHeading } from '@shuye/core-domain/text';
import * as v from 'valibot';
import { wireFlag, wireId, wireNullable, wireNumber, wirePrice, wireText } from './fields.ts';

const suffixPart = v.object({ contUrlSuffix: v.string(), isFreeRead: wireFlag });

/** A chapter as both chapter lists write it [ENT-12]. */
export const wireChapter = v.object({
  chapterId: wireId,
  chapterName: v.string(),
  isFreeRead: wireFlag,
  isBuy: wireFlag,
  chapterPrice: v.optional(wirePrice, 0),
  oriPrice: v.optional(wirePrice),
  contUrlSuffix: v.union([v.string(), v.array(suffixPart)]),
  shortContUrlSuffix: wireNullable(v.string()),
  chapterWordCount: wireNullable(wireNumber),
  wordCount: wireNullable(wireNumber),
  chapterUpdateTime: v.nullish(wireNumber, 0),
  level: v.nullish(wireNumber, 1),
});

export const wirePrefixes = {
  freeContUrlPrefix: v.string(),
  chargeContUrlPrefix: v.string(),
  shortContUrlPrefix: wireNullable(wireText),
};

type WireChapter = v.InferOutput<typeof wireChapter>;

export const toChapter = (wire: WireChapter, index: number): Chapter => ({
  chapterId: wire.chapterId,
  title: spaceHeading(wire.chapterName),
  index,
  ordinal: index + 1,
  isFree: wire.isFreeRead,
  isBought: wire.isBuy,
  beanPrice: wire.chapterPrice,
  ...(wire.oriPrice === undefined ? {} : { originalPrice: wire.oriPrice }),
  wordCount: wire.chapterWordCount ?? wire.wordCount ?? 0,
  updatedAt: wire.chapterUpdateTime,
  level: wire.level,
  parts: contentParts(
    typeof wire.contUrlSuffix === 'string'
      ? wire.contUrlSuffix
      : wire.contUrlSuffix.map((part) => ({ suffix: part.contUrlSuffix, isFree: part.isFreeRead })),
    wire.isFreeRead,
  ),
  ...(wire.shortContUrlSuffix ? { previewSuffix: wire.shortContUrlSuffix } : {}),
});

export const toPrefixes = (wire: {
  freeContUrlPrefix: string;
  chargeContUrlPrefix: string;
  shortContUrlPrefix?: string | undefined;
}): ContentPrefixes => ({
  free: wire.freeContUrlPrefix,
  charge: wire.chargeContUrlPrefix,
  ...(wire.shortContUrlPrefix ? { preview: wire.shortContUrlPrefix } : {}),
});
