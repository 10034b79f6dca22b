import { afterAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordLoaded: (addresses: readonly string[]) => Promise<void>;
  }
}

/** A page of tests loads hundreds of modules; browsers remember 250 by themselves. */
performance.setResourceTimingBufferSize(10_000);

// Files share a page: what an earlier one has loaded counts as loaded by this one too.
afterAll(() => commands.recordLoaded(performance.getEntriesByType('resource').map(({ name }) => name)));
