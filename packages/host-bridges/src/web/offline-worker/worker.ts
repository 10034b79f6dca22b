import { createOfflineWorker } from './createOfflineWorker.ts';
import type { WorkerScope } from './WorkerScope.ts';

const scope = self as unknown as WorkerScope;

const worker = createOfflineWorker({
  files: scope.shuyeFiles,
  page: scope.shuyePage,
  caches: scope.caches,
  fetch: (request) => scope.fetch(request),
  origin: scope.location.origin,
  savesData: () => scope.navigator.connection?.saveData === true,
  wait: (delayMs) => new Promise((done) => scope.setTimeout(done, delayMs)),
});

scope.addEventListener('install', (event) => event.waitUntil(worker.install()));

// Claims the page that installed it, so that chunks it has not loaded yet come from the cache as well.
scope.addEventListener('activate', (event) => event.waitUntil(worker.activate().then(() => scope.clients.claim())));

scope.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
