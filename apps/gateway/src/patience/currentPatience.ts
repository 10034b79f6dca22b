import { AsyncLocalStorage } from 'node:async_hooks';
import type { Patience } from './Patience.ts';

const storage = new AsyncLocalStorage<Patience | undefined>();

/** How long the caller of what runs now waits; undefined where nobody waits, as for work in the background. */
export const currentPatience = (): Patience | undefined => storage.getStore();

/** Runs work that lasts no longer than somebody waits for it: every part of the stack asks `currentPatience`. */
export const withPatience = <T>(patience: Patience | undefined, work: () => T): T => storage.run(patience, work);
