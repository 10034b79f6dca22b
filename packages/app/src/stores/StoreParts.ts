import type { ToasterStore } from '@shuye/ui';
import type { KeyValueStorage } from '../storage/createStorage.ts';

/** What the stores of a reader's own records are made of. */
export interface StoreParts {
  storage: KeyValueStorage;
  randomId: () => string;
  nowMs: () => number;
  toaster: Pick<ToasterStore, 'show'>;
}
