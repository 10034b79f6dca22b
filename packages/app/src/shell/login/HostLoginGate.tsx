import { AppError, failureMessage, messages } from '@shuye/core-domain/error';
import { ErrorView, LoadingBlock, Page } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { BackBar } from '../../features/page/BackBar.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** A host that does not say who its user is has words for engineers only: the reader is told what to do [HOST-28]. */
const wordsOf = (error: unknown): string => {
  const words = failureMessage(error);
  const isUntold = error instanceof AppError && error.kind === 'bridge' && words === messages.networkFailure;
  return isUntold ? messages.needsLogin : words;
};

/** Asks the host who its user is, and stays with an error and a retry where it does not tell (D-021). */
export function HostLoginGate() {
  const { bridge } = useServices().host;
  const askHost = useSession((session) => session.askHost);
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['host-login'],
    queryFn: async () => {
      const { askHostUntilLeft } = await import('../../services/account/accountCalls.ts');
      await askHostUntilLeft(bridge, askHost);
      return true;
    },
    gcTime: 0,
  });

  if (isFetching || !error) return <LoadingBlock full />;
  return (
    <Page bar={<BackBar title="登录" />}>
      <ErrorView message={wordsOf(error)} onRetry={() => void refetch()} />
    </Page>
  );
}
