import type { Suite } from './Suite.ts';

/** Whether a suite needs PostgreSQL and Redis: the gateway's asks each database, and starts gateways. */
export const asksServers = ({ name }: Pick<Suite, 'name'>): boolean => name === 'unit gateway';
