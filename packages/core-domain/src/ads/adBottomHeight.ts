import { AdSource } from './AdSlot.ts';

const heights: Readonly<Record<AdSource, number>> = {
  [AdSource.OwnGuide]: 60,
  [AdSource.Third3]: 90,
  [AdSource.Third8]: 65,
  [AdSource.Third17]: 65,
};

/** Pixels that the bottom ad of a source keeps free before its content is there [AD-07]. */
export const adBottomHeight = (source: AdSource): number => heights[source];
