import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';
import type { ElderModeState } from '../stores/elderModeStore.ts';

export const useElderMode = <T>(select: (state: ElderModeState) => T): T => useStore(useServices().elderMode, select);
