import { loginNeed } from '@shuye/core-domain/member';
import { LoadingBlock } from '@shuye/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';

// Few pages need a login, so that its code is no part of the first load.
const LoginGate = lazy(() => import('./LoginGate.tsx'));

interface LoginGuardProps {
  needsLogin: boolean;
  children: ReactNode;
}

/** Lets a reader through to a page that needs a login once there is one [AUTH-08]. */
export function LoginGuard({ needsLogin, children }: LoginGuardProps) {
  const { host } = useServices();
  const isLoggedIn = useSession((session) => session.isLoggedIn || session.isKnownToHost);
  const need = loginNeed({ needsLogin, isLoggedIn, isMiniApp: host.login === 'host' });
  if (need === 'none') return children;
  return (
    <Suspense fallback={<LoadingBlock full />}>
      <LoginGate need={need} />
    </Suspense>
  );
}
