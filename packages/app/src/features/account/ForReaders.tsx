import { EmptyView, TicketIllustration } from '@shuye/ui';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { LoginWays } from './LoginWays.tsx';

interface ForReadersProps {
  invitation: string;
  /** Keyed by the reader, so that nothing of the reader before stays. */
  children: ReactNode;
}

/** Invites guests to log in, on a page that asks for no login by itself (D-022). */
export function ForReaders({ invitation, children }: ForReadersProps) {
  const onDevice = useIsHydrated();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (!onDevice) return null;
  if (isLoggedIn) return children;
  return (
    <EmptyView
      illustration={<TicketIllustration />}
      message={invitation}
      hint="登录后，书架和书豆跟着账号走"
      action={<LoginWays />}
    />
  );
}
