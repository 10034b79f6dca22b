import { CACHE_NAME } from './cacheName.ts';
import type { WorkerScope } from './WorkerScope.ts';

/** Given out in the place of the worker, it ends what the worker does on every device that looks for a renewal. */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.caches.delete(CACHE_NAME).then(() => scope.registration.unregister())),
);
