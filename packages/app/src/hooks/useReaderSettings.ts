import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';
import type { ReaderSettingsState } from '../stores/readerSettingsStore.ts';

export const useReaderSettings = <T>(select: (state: ReaderSettingsState) => T): T =>
  useStore(useServices().readerSettings, select);
