import type { BuiltFiles, EmptyPage } from './OfflineParts.ts';

interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LifetimeEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: LifetimeEvent;
  activate: LifetimeEvent;
  fetch: FetchEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  location: Pick<Location, 'origin'>;
  navigator: { connection?: { saveData?: boolean } };
  caches: CacheStorage;
  fetch: typeof fetch;
  setTimeout: (action: () => void, delay: number) => unknown;
  /** Written by the build, as `shuyePage` is by the web server, in front of the worker's code. */
  shuyeFiles: BuiltFiles;
  shuyePage: EmptyPage;
}
