import type { ToasterStore } from '@shuye/ui';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export interface StoreParts {
  storage: KeyValueStorage;
  randomId: () => string;
  nowMs: () => number;
  toaster: Pick<ToasterStore, 'show'>;
}
