import { hasEnergyFeature, type ReadFeatures } from './energyFeature.ts';

export const ENERGY_ENDING_SOON_S = 259_200;

export type EnergyTag = 'none' | 'energy' | 'ending-soon';

/** The tag on a book of the energy programme [ENERGY-04] [ENERGY-05]; `serverTime` in seconds. */
export function energyTag(book: ReadFeatures, serverTime: number): EnergyTag {
  if (!hasEnergyFeature(book)) return 'none';
  const left = (book.readFeaturesEnd ?? Infinity) - serverTime;
  return left > 0 && left <= ENERGY_ENDING_SOON_S ? 'ending-soon' : 'energy';
}
