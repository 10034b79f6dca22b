import { services as everyService } from '@shuye/core-domain/sign';
import type { HostDefinition } from '@shuye/host-bridges';
import { act } from '@testing-library/react';
import { mountApp } from '../mountApp.tsx';
import { CONFIG_ELEMENT_ID } from '../services/RuntimeConfig.ts';
import { aHost } from './aHost.ts';

/** The product on a page as a web server brings it, opened at `address` of a host; the function returned closes it. */
export function mountServed(address: string, settings: Partial<HostDefinition> = {}): () => void {
  window.history.replaceState(null, '', address);
  const config = document.createElement('script');
  config.id = CONFIG_ELEMENT_ID;
  config.type = 'application/json';
  config.textContent = JSON.stringify({
    addresses: Object.fromEntries(everyService.map((service) => [service, 'https://gateway.test'])),
    signKeys: {},
    siteId: '',
    version: '0.1.0',
  });
  const root = document.createElement('div');
  document.body.append(config, root);
  const { bridge, ...host } = aHost();
  let unmount: (() => void) | undefined;
  act(() => {
    unmount = mountApp(root, { ...host, openBridge: () => bridge, ...settings });
  });
  return () => {
    // As a browser does: what is still to be told is told now, and to nobody who comes later.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => unmount?.());
    config.remove();
    root.remove();
  };
}
