import { loginNeed } from '@shuye/core-domain/member';
import { LoadingBlock } from '@shuye/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../stores/useSession.ts';

// Few pages need a login: what stands before them is no part of the first load.
const LoginGate = lazy(() => import('./LoginGate.tsx'));

/** Lets a reader through to a page that needs a login once there is one [AUTH-08]. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { host } = useServices();
  const isLoggedIn = useSession((session) => session.isLoggedIn || session.isKnownToHost);
  const need = loginNeed({ path: pathname, isLoggedIn, isMiniApp: host.login === 'host' });
  if (need === 'none') return children;
  return (
    <Suspense fallback={<LoadingBlock full />}>
      <LoginGate need={need} />
    </Suspense>
  );
}
