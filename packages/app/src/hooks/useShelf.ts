import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';
import type { ShelfState } from '../stores/shelfStore.ts';

export const useShelf = <T>(select: (shelf: ShelfState) => T): T => useStore(useServices().shelf, select);
