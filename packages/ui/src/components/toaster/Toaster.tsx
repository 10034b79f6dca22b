import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ToasterStore } from './createToaster.ts';
import styles from './Toaster.module.css';

export interface ToasterProps {
  toaster: ToasterStore;
  /** No toast stays shorter, for readers who need more time; 0 leaves every toast its own. */
  minimumMs?: number | undefined;
}

const nothing = () => undefined;

/** Draws the toasts of a store made by `createToaster`. Once in an application. */
export function Toaster({ toaster, minimumMs = 0 }: ToasterProps) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, nothing);
  const frame = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => toaster.dismiss(toast.id), Math.max(toast.durationMs, minimumMs));
    return () => clearTimeout(timer);
  }, [toaster, toast, minimumMs]);

  // A modal dialog lies in the top layer, above every z-index: only a popover opened after it lies higher.
  useEffect(() => {
    const element = frame.current;
    if (!toast || !element || typeof element.showPopover !== 'function') return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => element.hidePopover();
  }, [toast]);

  return (
    <output ref={frame} className={styles['frame']} aria-live="polite">
      {toast && (
        <div
          key={toast.id}
          className={styles['toast']}
          data-icon-side={toast.icon ? (toast.iconSide ?? 'left') : undefined}
        >
          {toast.icon !== undefined && <span className={styles['icon']}>{toast.icon}</span>}
          <span className={styles['message']}>{toast.message}</span>
        </div>
      )}
    </output>
  );
}
