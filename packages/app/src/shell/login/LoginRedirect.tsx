import { messages } from '@shuye/core-domain/error';
import { ErrorView, LoadingBlock, Page } from '@shuye/ui';
import { useCallback, useEffect } from 'react';
import { useRetryOnline } from '../../hooks/useRetryOnline.ts';
import { BackBar } from '../../features/page/BackBar.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { pageBefore } from './pageBefore.ts';

/**
 * Sends a guest to the login page, which leads back to the page that was to be opened, with path and query; that page takes
 * no place in the history [AUTH-09] (D-193), and who would rather not log in is led to a page for guests (D-017). Without a network the reader stays, and is told so.
 */
export function LoginRedirect() {
  const { navigateAway, loginAddress, currentUrl } = useServices();
  const { pathname, search, hash } = useLocation();
  const isOnline = useOnline();
  const returnTo = new URL(pathname + search + hash, currentUrl()).href;

  const leave = useCallback(() => {
    const back = encodeURIComponent(new URL(pageBefore(), returnTo).href);
    navigateAway(`${loginAddress({ returnTo })}&back=${back}`, { replaces: true });
  }, [navigateAway, loginAddress, returnTo]);
  useEffect(() => {
    if (isOnline) leave();
  }, [isOnline, leave]);
  const retry = useRetryOnline(leave);

  if (isOnline) return <LoadingBlock full />;
  return (
    <Page bar={<BackBar title="登录" />}>
      <ErrorView message={messages.offline} retryText={messages.refresh} onRetry={retry} />
    </Page>
  );
}
