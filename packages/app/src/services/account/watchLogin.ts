import type { SessionStore } from '../../stores/sessionStore.ts';

/**
 * Looks who is logged in whenever the page is seen again, or its window is chosen beside another: a page there may have
 * changed it. Returns what stops it.
 */
export function watchLogin({ getState }: SessionStore, page: Document): () => void {
  const onSeen = (): void => {
    if (page.visibilityState === 'visible') getState().checkUser();
  };
  page.addEventListener('visibilitychange', onSeen);
  window.addEventListener('focus', onSeen);
  return () => {
    page.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('focus', onSeen);
  };
}
