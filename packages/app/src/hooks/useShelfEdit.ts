import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';
import { createShelfEditStore, type ShelfEditState } from '../stores/shelfEditStore.ts';

export const useShelfEdit = <T>(select: (edit: ShelfEditState) => T): T =>
  useStore(useServices().storeOf(createShelfEditStore), select);
