import { messages } from '@shuye/core-domain/error';
import { ErrorView, LoadingBlock, Page } from '@shuye/ui';
import { useEffect } from 'react';
import { useRetryOnline } from '../../features/load-failure/useRetryOnline.ts';
import { BackBar } from '../../features/page/BackBar.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useOnline } from '../../hooks/useOnline.ts';

/**
 * Sends a guest to the login page, which leads back to the page that was to be opened, with path and query; that page takes
 * no place in the history [AUTH-09] (D-193). Without a network the reader stays, and is told so.
 */
export function LoginRedirect() {
  const { navigateAway, loginAddress, currentUrl } = useServices();
  const { pathname, search, hash } = useLocation();
  const isOnline = useOnline();
  const returnTo = new URL(pathname + search + hash, currentUrl()).href;

  useEffect(() => {
    if (isOnline) navigateAway(loginAddress({ returnTo }), { replaces: true });
  }, [isOnline, navigateAway, loginAddress, returnTo]);
  const retry = useRetryOnline(() => navigateAway(loginAddress({ returnTo }), { replaces: true }));

  if (isOnline) return <LoadingBlock full />;
  return (
    <Page bar={<BackBar title="登录" />}>
      <ErrorView message={messages.offline} retryText={messages.refresh} onRetry={retry} />
    </Page>
  );
}
