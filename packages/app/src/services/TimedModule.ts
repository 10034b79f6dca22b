import type { StoreModule } from '@shuye/api-client/calls';

/** A module and the moment it came, in milliseconds of this device: a countdown starts there, whatever its clock says. */
export type TimedModule = StoreModule & { receivedAt: number };
