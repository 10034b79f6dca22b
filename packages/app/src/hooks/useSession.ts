import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';
import type { SessionState } from '../stores/sessionStore.ts';

export const useSession = <T>(select: (session: SessionState) => T): T => useStore(useServices().login, select);
