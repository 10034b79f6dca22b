import { layerHistoryOf } from './layerHistoryOf.ts';

/**
 * Passes over the history entries that layers of an earlier load of the page have left, where it was loaded again or left
 * for another site: "back" would lead from one of them to the same page again. To be called once the page is there.
 */
export const leaveFormerLayers = (): void => layerHistoryOf(window).leaveFormer();
