import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export interface ElderModeState {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

export type ElderModeStore = StoreApi<ElderModeState>;

const KEY = 'elder_mode';

/** Whether the reader of this device wants 长辈版: larger type and controls, and nothing that pops up. */
export const createElderModeStore = (storage: KeyValueStorage): ElderModeStore =>
  createStore<ElderModeState>()((set) => ({
    isOn: storage.read(KEY, (value) => value === true) ?? false,
    turn: (isOn) => {
      storage.write(KEY, isOn);
      set({ isOn });
    },
  }));
