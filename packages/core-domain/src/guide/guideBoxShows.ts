/** When the popup box invites to the app; hosts write the numbers as numbers or as text [GUIDE-16]. */
export interface GuideBoxConfig {
  img?: string | undefined;
  startChapter?: number | string | undefined;
  /** Chapters without a box between two with one; 0 is every chapter. */
  offsetChapter?: number | string | undefined;
}

export interface GuideBoxMoment {
  config: GuideBoxConfig | undefined;
  ordinal: number;
  isLocked: boolean;
  closedInOrdinal?: number | undefined;
}

export type GuideBoxVerdict =
  | { shows: true; pictureUrl: string }
  | { shows: false; reason: 'not-configured' | 'locked' | 'before-start' | 'between' | 'closed' };

const count = (value: number | string | undefined): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

/** On unlocked chapters from `startChapter` on, every `offsetChapter + 1` chapters [GUIDE-16] [GUIDE-17] (D-112). */
export function guideBoxShows({ config, ordinal, isLocked, closedInOrdinal }: GuideBoxMoment): GuideBoxVerdict {
  const start = count(config?.startChapter);
  const offset = count(config?.offsetChapter);
  if (!config?.img || start === undefined || offset === undefined) return { shows: false, reason: 'not-configured' };
  if (isLocked) return { shows: false, reason: 'locked' };
  if (ordinal < start) return { shows: false, reason: 'before-start' };
  if ((ordinal - start) % (offset + 1) !== 0) return { shows: false, reason: 'between' };
  return ordinal === closedInOrdinal ? { shows: false, reason: 'closed' } : { shows: true, pictureUrl: config.img };
}
