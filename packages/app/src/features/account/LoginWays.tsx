import { useServices } from '../../services/ServicesContext.tsx';
import { HostLoginItem } from './HostLoginItem.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { LoginTerms } from './LoginTerms.tsx';

export function LoginWays() {
  const { host } = useServices();
  return (
    <>
      {host.login === 'host' ? <HostLoginItem /> : <LoginLinks />}
      <LoginTerms />
    </>
  );
}
