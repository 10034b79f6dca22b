import type { BookstoreModule } from '@shuye/core-domain/bookstore';
import type { TimedModule } from './TimedModule.ts';

/** A page of the bookstore and the moment it came, in milliseconds of this device. */
export interface TimedStorePage {
  /** One that was asked for again by itself has a moment of its own. */
  modules: readonly (BookstoreModule | TimedModule)[];
  /** Switches of the server, by their names. */
  flags: Readonly<Record<string, boolean>>;
  receivedAt: number;
}
