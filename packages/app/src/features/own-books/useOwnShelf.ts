import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import { createOwnBookStore, type OwnBookState } from './createOwnBookStore.ts';

/** What the shelf shows of the reader's own books, and the press that brings more. */
export const useOwnShelf = (): OwnBookState => useStore(useServices().storeOf(createOwnBookStore));
