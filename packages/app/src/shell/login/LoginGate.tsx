import type { loginNeed } from '@shuye/core-domain/member';
import { HostLoginGate } from './HostLoginGate.tsx';
import { LoginRedirect } from './LoginRedirect.tsx';

/** What stands before a page that needs a login. */
export default function LoginGate({ need }: { need: ReturnType<typeof loginNeed> }) {
  return need === 'redirect' ? <LoginRedirect /> : <HostLoginGate />;
}
