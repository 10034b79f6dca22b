import type { BookstoreModule } from '@shuye/core-domain/bookstore';
import type { TimedModule } from './TimedModule.ts';

export interface TimedStorePage {
  /** A module that was asked for again by itself has a moment of its own. */
  modules: readonly (BookstoreModule | TimedModule)[];
  flags: Readonly<Record<string, boolean>>;
  receivedAt: number;
}
