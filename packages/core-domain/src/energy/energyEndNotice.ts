import { isEnergyBook, type EnergyBook } from './energyFeature.ts';

export const ENERGY_NOTICE_DAYS = { first: 3, last: 1 } as const;

const DAY_S = 86_400;

export interface EnergyMoment extends EnergyBook {
  mayAlert?: boolean | undefined;
  serverTime: number;
  /** Local calendar day, `yyyy-MM-dd`, and the one on which this book's notice was last shown. */
  today: string;
  shownOn?: string | undefined;
}

export type EnergyNotice =
  | { shows: true; daysLeft: number; text: string }
  | { shows: false; reason: 'no-energy-book' | 'no-end' | 'switched-off' | 'too-early' | 'over' | 'shown-today' };

/** Tells once a book and day that its programme ends in 1 to 3 days; `serverTime` in seconds [ENERGY-03] (D-082). */
export function energyEndNotice(moment: EnergyMoment): EnergyNotice {
  const { book, mayAlert = true, serverTime, today, shownOn } = moment;
  if (!isEnergyBook(moment)) return { shows: false, reason: 'no-energy-book' };
  if (book.readFeaturesEnd === undefined) return { shows: false, reason: 'no-end' };
  if (!mayAlert) return { shows: false, reason: 'switched-off' };

  const daysLeft = Math.ceil((book.readFeaturesEnd - serverTime) / DAY_S);
  if (daysLeft < ENERGY_NOTICE_DAYS.last) return { shows: false, reason: 'over' };
  if (!(daysLeft <= ENERGY_NOTICE_DAYS.first)) return { shows: false, reason: 'too-early' };
  if (shownOn === today) return { shows: false, reason: 'shown-today' };
  return { shows: true, daysLeft, text: `本书能量活动将在${daysLeft}天后结束` };
}
