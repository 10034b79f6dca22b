import { useServices } from '../../services/ServicesContext.tsx';
import { HostLoginItem } from './HostLoginItem.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { LoginTerms } from './LoginTerms.tsx';

/** How a guest logs in, by the host that knows them or on a page of ours, and what that agrees to. */
export function LoginWays() {
  const { host } = useServices();
  return (
    <>
      {host.login === 'host' ? <HostLoginItem /> : <LoginLinks />}
      <LoginTerms />
    </>
  );
}
