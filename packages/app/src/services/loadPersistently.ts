import { wait } from './wait.ts';

/** Code that did not come is asked for again after this time. */
export const LOAD_RETRY_MS = 3000;

/** Loads code that no page waits for, nor fails with: it is asked for until it comes. */
export const loadPersistently = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await wait(LOAD_RETRY_MS);
    return loadPersistently(load);
  });
