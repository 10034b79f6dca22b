import '@shuye/ui/styles.css';
import type { HostDefinition } from '@shuye/host-bridges';
import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { STATE_NAME } from './rendering/PageState.ts';
import { browserTabs } from './services/browserTabs.ts';
import { createServices } from './services/createServices.ts';
import { wait } from './services/wait.ts';
import { loadRuntimeConfig } from './services/RuntimeConfig.ts';
import { Application } from './shell/Application.tsx';
import { watchLogin } from './services/account/watchLogin.ts';
import { startShelfSync } from './services/shelf/startShelfSync.ts';
import { openRoute } from './shell/openRoute.ts';
import { rootOptions } from './shell/rootOptions.ts';
import { BrowserNavigation } from './router/BrowserNavigation.tsx';

/** How long a page stays empty for its code, in milliseconds; then it says that it is on its way. */
const PATIENCE_MS = 300;

const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A page may have loaded before it was mounted. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run);
}

/** Shows the application inside `element`, as the given host. Gives the way to take it away. */
export function mountApp(element: HTMLElement, definition: HostDefinition): () => void {
  const { openBridge, ...settings } = definition;
  const host = { ...settings, bridge: openBridge() };
  const services = createServices(host, loadRuntimeConfig(document), {
    openStorage: () => window.localStorage,
    openSession: () => window.sessionStorage,
    userAgent: navigator.userAgent,
    nowMs: Date.now,
    randomId,
    reloadPage: () => window.location.reload(),
    navigateAway: (address, { replaces } = {}) => window.location[replaces ? 'replace' : 'assign'](address),
    // Without what stands behind the `#`: it names readers' own books, and addresses go to servers.
    currentUrl: () => window.location.href.replace(/#.*/, ''),
    cookies: () => document.cookie,
    otherTabs: browserTabs,
    deleteDatabase: (name) => void window.indexedDB?.deleteDatabase(name),
  });

  const stopLogin = watchLogin(services.login, document);
  const stopShelfSync = startShelfSync(services.shelfSyncService, host.bridge, document);
  if (host.installOfflineApp) whenLoaded(host.installOfflineApp);
  // Pages keep and restore their own scroll; the browser's guess would come in between.
  window.history.scrollRestoration = 'manual';

  const page = (
    <StrictMode>
      <BrowserNavigation>
        <Application services={services} />
      </BrowserNavigation>
    </StrictMode>
  );
  const draw = async (): Promise<Root> => {
    // Made, asked for, drawn: one piece of work each.
    await wait();
    const opened = openRoute(services, window.location.pathname);
    await wait();
    const root = createRoot(element, rootOptions);
    await Promise.race([opened, wait(PATIENCE_MS)]);
    // Drawn a few components at a time: what a server sent meanwhile answers a finger.
    startTransition(() => root.render(page));
    return root;
  };
  const state = window[STATE_NAME];
  // Without the code that wakes it up, which the browser tells of, a page is drawn as any other.
  const shown = state
    ? import('./rendering/resumePage.ts').then(({ resumePage }) => resumePage({ element, page, services, state }), draw)
    : draw();

  /** Null once it is taken away. */
  let root: Root | undefined | null;
  void shown.then((it) => {
    if (root === null) it.unmount();
    else root = it;
  });
  return () => {
    stopLogin();
    stopShelfSync();
    root?.unmount();
    root = null;
  };
}
