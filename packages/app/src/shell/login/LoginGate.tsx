import type { loginNeed } from '@shuye/core-domain/member';
import { HostLoginGate } from './HostLoginGate.tsx';
import { LoginRedirect } from './LoginRedirect.tsx';

export default function LoginGate({ need }: { need: ReturnType<typeof loginNeed> }) {
  return need === 'redirect' ? <LoginRedirect /> : <HostLoginGate />;
}
