import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import { createOwnBookStore, type OwnBookState } from './createOwnBookStore.ts';

export const useOwnShelf = (): OwnBookState => useStore(useServices().storeOf(createOwnBookStore));
