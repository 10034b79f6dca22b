import { countGuide, guideAllowance, type GuideCap, type GuideCount, type GuideKind } from '@shuye/core-domain/guide';
import type { KeyValueStorage } from '../../storage/createStorage.ts';

/** How often guides were shown on this device, and in this session. */
export interface GuideCounts {
  mayShow: (kind: GuideKind, cap: GuideCap, today: string) => boolean;
  note: (kind: GuideKind, today: string) => void;
}

const KEY = 'guide_counts';

type Counts = Partial<Record<GuideKind, GuideCount>>;

const isCounts = (value: unknown): Counts | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const add = (where: KeyValueStorage, kind: GuideKind, count: GuideCount) =>
  where.write(KEY, { ...where.read(KEY, isCounts), [kind]: count });

/** Counts per day on the device, per session in the tab. */
export function createGuideCounts(storage: KeyValueStorage, session: KeyValueStorage): GuideCounts {
  const countOf = (kind: GuideKind): GuideCount | undefined => {
    const kept = storage.read(KEY, isCounts)?.[kind];
    const inSession = session.read(KEY, isCounts)?.[kind]?.inSession ?? 0;
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
