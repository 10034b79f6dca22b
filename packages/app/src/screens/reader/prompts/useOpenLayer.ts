import { useSyncExternalStore } from 'react';

const hasLayer = () => document.getElementsByTagName('dialog').length > 0;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether a dialog, a sheet or a drawer lies over the page, also while it leaves. */
export function useOpenLayer(): boolean {
  return useSyncExternalStore(subscribe, hasLayer);
}
