import { CACHE_NAME } from './offline-worker/cacheName.ts';

/** Where the web server gives the worker out. It never moves: workers that are out look for their renewal there. */
const WORKER = '/offline-worker.js';

/** In a page whose server wants nothing kept. */
const SWITCHED_OFF = 'meta[name="shuye-keep-on-devices"][content="off"]';

/** The worker comes this long after the page, in milliseconds: what a first page still fetches goes first. */
const PAUSE_MS = 3000;

/** The part of a browser window that is asked to keep the application. */
export type KeepingWindow = Pick<Window, 'setTimeout'> & {
  document: Pick<Document, 'querySelector'>;
  navigator: {
    serviceWorker?: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
    connection?: { saveData?: boolean };
  };
  caches?: Pick<CacheStorage, 'delete'>;
  requestIdleCallback?: (action: () => void) => unknown;
};

/** Waits for a moment in which the page has nothing to do; kernels without idle callbacks have the pause alone. */
const idle = (window: KeepingWindow): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(resolve);
      else resolve();
    }, PAUSE_MS);
  });

async function forget({ navigator, caches }: KeepingWindow): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches?.delete(CACHE_NAME);
}

/**
 * Lets the browser keep the application itself, so that it opens without a network; where the server has switched that
 * off, what is kept goes. Nothing is fetched ahead for readers who save data. Where a browser refuses, a private window
 * for one, the product goes on as it is.
 */
export async function keepOnDevice(window: KeepingWindow): Promise<void> {
  await idle(window);
  try {
    if (window.document.querySelector(SWITCHED_OFF)) await forget(window);
    else if (window.navigator.connection?.saveData !== true) await window.navigator.serviceWorker?.register(WORKER);
  } catch (cause) {
    console.info('The application is not kept on this device.', cause);
  }
}
