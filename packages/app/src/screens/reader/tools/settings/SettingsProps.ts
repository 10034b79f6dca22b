import type { ReaderSettings } from '../../../../stores/readerSettingsStore.ts';

export interface SettingsProps {
  settings: ReaderSettings;
  /** Set by the host: not offered. */
  forced: Partial<ReaderSettings>;
  change: (change: Partial<ReaderSettings>) => void;
}
