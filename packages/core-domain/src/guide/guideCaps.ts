export interface GuideCap {
  perSession?: number | undefined;
  perDay?: number | undefined;
}

export type GuideKind = 'box' | 'bar' | 'dialog' | 'popup' | 'collection' | 'home-dialog';

/** The documents' own caps: 收藏 once a day, the home dialog once a session (D-115, D-147). */
export const defaultGuideCaps: Readonly<Record<GuideKind, GuideCap>> = {
  box: {},
  bar: {},
  dialog: {},
  popup: {},
  collection: { perDay: 1 },
  'home-dialog': { perSession: 1 },
};

export interface GuideCount {
  inSession: number;
  /** Local calendar day, `yyyy-MM-dd`. */
  day: string;
  onDay: number;
}

export type GuideAllowance = { allowed: true } | { allowed: false; reason: 'session-cap' | 'day-cap' };

const shownOn = (count: GuideCount | undefined, day: string): number => (count?.day === day ? count.onDay : 0);

export function guideAllowance(cap: GuideCap, count: GuideCount | undefined, today: string): GuideAllowance {
  const { perSession = Infinity, perDay = Infinity } = cap;
  if ((count?.inSession ?? 0) >= perSession) return { allowed: false, reason: 'session-cap' };
  return shownOn(count, today) >= perDay ? { allowed: false, reason: 'day-cap' } : { allowed: true };
}

export const countGuide = (count: GuideCount | undefined, today: string): GuideCount => ({
  inSession: (count?.inSession ?? 0) + 1,
  day: today,
  onDay: shownOn(count, today) + 1,
});
