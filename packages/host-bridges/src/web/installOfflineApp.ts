import { CACHE_NAME } from './offline-worker/cacheName.ts';

// The address never changes: installed workers look for their updates there.
const WORKER_URL = '/offline-worker.js';

const SWITCHED_OFF = 'meta[name="shuye-keep-on-devices"][content="off"]';

const INSTALL_DELAY_MS = 3000;

/** A page that is never idle, as one that moves all the time on a slow phone, is installed after this. */
const IDLE_TIMEOUT_MS = 5000;

export type OfflineAppWindow = Pick<Window, 'setTimeout'> & {
  document: Pick<Document, 'querySelector'>;
  navigator: {
    serviceWorker?: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
    connection?: { saveData?: boolean };
  };
  caches?: Pick<CacheStorage, 'delete'>;
  requestIdleCallback?: (action: () => void, options: { timeout: number }) => unknown;
};

const whenIdle = (window: OfflineAppWindow): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
      else resolve();
    }, INSTALL_DELAY_MS);
  });

async function uninstall({ navigator, caches }: OfflineAppWindow): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches?.delete(CACHE_NAME);
}

/**
 * Installs the worker once the page has loaded and is idle, and removes it where the server has switched it off.
 * Readers who save data get none. A browser that refuses, as private windows do, shows the product as before.
 */
export async function installOfflineApp(window: OfflineAppWindow): Promise<void> {
  await whenIdle(window);
  try {
    if (window.document.querySelector(SWITCHED_OFF)) await uninstall(window);
    else if (window.navigator.connection?.saveData !== true) await window.navigator.serviceWorker?.register(WORKER_URL);
  } catch (cause) {
    console.info('The offline application could not be installed.', cause);
  }
}
