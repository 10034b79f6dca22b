import { OrderPayMode, type Host } from '@shuye/host-bridges';

export interface TestHost extends Host {
  /** Cuts or restores the network. */
  setOnline: (online: boolean) => void;
}

/** A host like the plain browser, whose network the test commands. */
export function aHost(change: Partial<Host> = {}): TestHost {
  const listeners = new Set<(online: boolean) => void>();
  let isOnline = true;
  return {
    id: 'test',
    platform: { android: 0, ios: 0 },
    payMode: OrderPayMode.Redirect,
    reader: { isPlatformPath: false },
    bridge: {
      isOnline: () => isOnline,
      onNetworkChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ...change,
    setOnline: (online) => {
      isOnline = online;
      for (const listener of listeners) listener(online);
    },
  };
}
