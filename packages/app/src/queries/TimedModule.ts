import type { BookstoreModule } from '@shuye/core-domain/bookstore';

/** A module and the moment it came, in milliseconds of this device: a countdown starts there, whatever its clock says. */
export type TimedModule = BookstoreModule & { receivedAt: number };
