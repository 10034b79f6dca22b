import type { SessionStore } from '../../stores/sessionStore.ts';

/** Looks who is logged in whenever the page is seen again: another tab may have changed it. Gives the way to stop. */
export function watchLogin({ getState }: SessionStore, page: Document): () => void {
  const onVisibility = (): void => {
    if (page.visibilityState === 'visible') getState().checkUser();
  };
  page.addEventListener('visibilitychange', onVisibility);
  return () => page.removeEventListener('visibilitychange', onVisibility);
}
