import type { OtherTabs } from '@shuye/api-client';
import { brand } from '@shuye/core-domain/brand';

const NAME = `${brand.storagePrefix}shelf_sync`;

/** Runs work while no other tab does the same, where the browser can tell; without that, the server sorts out what comes twice. */
export function withCrossTabLock({ locks }: OtherTabs): <Result>(work: () => Promise<Result>) => Promise<Result> {
  return async (work) => {
    if (!locks) return work();
    return locks.request(NAME, { signal: new AbortController().signal }, work);
  };
}
