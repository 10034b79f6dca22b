import { useServices } from '../../services/ServicesContext.tsx';
import { HostLoginItem } from './HostLoginItem.tsx';
import { LoginLinks } from './LoginLinks.tsx';

/** How a guest logs in: by the host that knows them, or on a page of ours. */
export function LoginWays() {
  return useServices().host.login === 'host' ? <HostLoginItem /> : <LoginLinks />;
}
