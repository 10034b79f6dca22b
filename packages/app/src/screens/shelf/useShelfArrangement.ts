import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import {
  createShelfArrangementStore,
  plainArrangement,
  type ShelfArrangement,
  type ShelfArrangementState,
} from '../../stores/shelfArrangementStore.ts';
import { useShelfEntries } from './useShelfEntries.ts';

/** Books from which on a shelf can be arranged: fewer are all in sight on a phone, and in the grid. */
export const MIN_ARRANGED_BOOKS = 9;

export interface ArrangedShelf extends Pick<ShelfArrangementState, 'words' | 'arrange' | 'search'> {
  arrangement: ShelfArrangement;
  canArrange: boolean;
}

/** A short shelf shows everything, whatever was chosen, for nothing there could undo it. */
export function useShelfArrangement(): ArrangedShelf {
  const { storeOf } = useServices();
  const { order, filter, layout, words, arrange, search } = useStore(storeOf(createShelfArrangementStore));
  const canArrange = useShelfEntries().length >= MIN_ARRANGED_BOOKS;
  const arrangement = canArrange ? { order, filter, layout } : plainArrangement;
  return { arrangement, canArrange, words: canArrange ? words : undefined, arrange, search };
}
