import { countGuide, guideAllowance, type GuideCap, type GuideCount, type GuideKind } from '@shuye/core-domain/guide';
import type { KeyValueStorage } from '../../storage/createStorage.ts';

export interface GuideCounts {
  mayShow: (kind: GuideKind, cap: GuideCap, today: string) => boolean;
  note: (kind: GuideKind, today: string) => void;
}

const KEY = 'guide_counts';

type Counts = Partial<Record<GuideKind, GuideCount>>;

const isTimes = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isCount = (value: unknown): value is GuideCount => {
  if (typeof value !== 'object' || value === null) return false;
  const { inSession, day, onDay }: Partial<Record<keyof GuideCount, unknown>> = value;
  return isTimes(inSession) && typeof day === 'string' && isTimes(onDay);
};

const parseCounts = (value: unknown): Counts | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => isCount(count)))
    : undefined;

const add = (where: KeyValueStorage, kind: GuideKind, count: GuideCount) =>
  where.write(KEY, { ...where.read(KEY, parseCounts), [kind]: count });

/** Counts per day on the device, per session in the tab. */
export function createGuideCounts(storage: KeyValueStorage, session: KeyValueStorage): GuideCounts {
  const countOf = (kind: GuideKind): GuideCount | undefined => {
    const kept = storage.read(KEY, parseCounts)?.[kind];
    const inSession = session.read(KEY, parseCounts)?.[kind]?.inSession ?? 0;
    return kept && { ...kept, inSession };
  };

  return {
    mayShow: (kind, cap, today) => guideAllowance(cap, countOf(kind), today).allowed,
    note: (kind, today) => {
      const count = countGuide(countOf(kind), today);
      add(storage, kind, count);
      add(session, kind, count);
    },
  };
}
