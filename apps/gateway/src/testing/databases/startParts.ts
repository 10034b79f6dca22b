import { startObjectStore } from '@shuye/tooling/object-store';
import { findRedis, startRedis } from '@shuye/tooling/redis';
import type { TestProject } from 'vitest/node';

export interface Parts {
  objectStore: string;
  redis: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only where the tests run on all parts of a large installation. */
    parts?: Parts;
  }
}

/** Starts an object store and a Redis for the tests of one run, and stops them after them. */
export default async function startParts(project: TestProject): Promise<() => Promise<void>> {
  const program = findRedis();
  if (program === undefined) throw new Error('There is no Redis to test with.');
  const [store, redis] = await Promise.all([startObjectStore(), startRedis(program)]);
  project.provide('parts', { objectStore: store.address, redis: redis.address });
  return async () => {
    await Promise.all([store.stop(), redis.stop()]);
  };
}
