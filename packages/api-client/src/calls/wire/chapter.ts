import type { Chapter, ChapterList, ContentPrefixes, Volume } from '@shuye/core-domain';
import { spaceHeading } from '@shuye/core-domain';
import * as v from 'valibot';
import { wireFlag, wireId, wireNumber, wireText } from './fields.ts';

const suffixPart = v.object({ contUrlSuffix: v.string(), isFreeRead: wireFlag });

/** A chapter as both chapter lists write it (S1 §3). */
export const wireChapter = v.object({
  chapterId: wireId,
  chapterName: v.string(),
  isFreeRead: wireFlag,
  isBuy: wireFlag,
  chapterPrice: v.optional(wireNumber, 0),
  oriPrice: v.optional(wireNumber),
  contUrlSuffix: v.union([v.string(), v.array(suffixPart)]),
  shortContUrlSuffix: v.optional(v.string()),
  wordCount: v.optional(wireNumber, 0),
  chapterUpdateTime: v.optional(wireNumber, 0),
  level: v.optional(wireNumber, 1),
});

export const wirePrefixes = {
  freeContUrlPrefix: v.string(),
  chargeContUrlPrefix: v.string(),
  shortContUrlPrefix: v.optional(wireText),
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
  wordCount: wire.wordCount,
  updatedAt: wire.chapterUpdateTime,
  level: wire.level,
  parts:
    typeof wire.contUrlSuffix === 'string'
      ? [{ suffix: wire.contUrlSuffix, isFree: wire.isFreeRead }]
      : wire.contUrlSuffix.map((part) => ({ suffix: part.contUrlSuffix, isFree: part.isFreeRead })),
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

export interface WireVolume {
  volumeName: string;
  volumeList: readonly WireChapter[];
}

/** Volumes joined in order; their names stay as headings only where there are two or more (D-073). */
export function flattenVolumes(volumes: readonly WireVolume[]): Pick<ChapterList, 'chapters' | 'volumes'> {
  const headings: Volume[] = [];
  const chapters: WireChapter[] = [];
  for (const { volumeName, volumeList } of volumes) {
    headings.push({ title: volumeName, firstIndex: chapters.length });
    chapters.push(...volumeList);
  }
  return { chapters: chapters.map(toChapter), volumes: volumes.length > 1 ? headings : [] };
}
