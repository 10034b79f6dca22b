import { CACHE_NAME } from './cacheName.ts';
import type { WorkerScope } from './WorkerScope.ts';

// Served in place of the worker, it uninstalls the worker on every device that looks for an update.
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.caches.delete(CACHE_NAME).then(() => scope.registration.unregister())),
);
