import { AdSource } from './AdSlot.ts';

/** Pixels that the bottom slot keeps free for each source [AD-07]. */
const heights: Readonly<Record<AdSource, number>> = {
  [AdSource.OwnGuide]: 60,
  [AdSource.Third3]: 90,
  [AdSource.Third8]: 65,
  [AdSource.Third17]: 65,
};

/** Height of the bottom ad before its content is there [AD-07]. */
export const adBottomHeight = (source: AdSource): number => heights[source];
