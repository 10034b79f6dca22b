import type { ReactNode } from 'react';

/** How long a toast stays unless told otherwise (UI-13). */
export const TOAST_MS = 1500;

export interface ToastOptions {
  durationMs?: number | undefined;
  icon?: ReactNode;
  /** Where the icon stands (UI-14). */
  iconSide?: 'left' | 'right' | 'above' | 'below' | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  message: string;
  durationMs: number;
}

export interface ToasterStore {
  /** Shows a toast in place of the one that may still stand there. */
  show: (message: string, options?: ToastOptions) => void;
  /** Takes the toast down; with an id, only if it is still that one. */
  dismiss: (id?: number) => void;
  current: () => Toast | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createToaster(): ToasterStore {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let lastId = 0;

  const put = (next: Toast | undefined) => {
    toast = next;
    for (const listener of listeners) listener();
  };

  return {
    show: (message, options = {}) => {
      lastId += 1;
      put({ ...options, id: lastId, message, durationMs: options.durationMs ?? TOAST_MS });
    },
    dismiss: (id) => {
      if (toast && (id === undefined || toast.id === id)) put(undefined);
    },
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
