import type { Book } from '../book/Book.ts';

/** Mask of the ant-forest feature among a book's reading features, not the number of a bit [ENUM-26]. */
export const ENERGY_FEATURE_MASK = 2;

export type ReadFeatures = Pick<Book, 'readFeatures' | 'readFeaturesEnd'>;

/** Whether the ant-forest feature is on: 2, 3, 6 are, 1 and 4 are not [ENERGY-01]. */
export const hasEnergyFeature = ({ readFeatures = 0 }: ReadFeatures): boolean =>
  (readFeatures & ENERGY_FEATURE_MASK) !== 0;

export interface EnergyBook {
  book: ReadFeatures;
  isMarked?: boolean | undefined;
}

/** Whether reading this book earns energy, by its feature or by the address that led here (D-195). */
export const isEnergyBook = ({ book, isMarked = false }: EnergyBook): boolean => hasEnergyFeature(book) || isMarked;
