import { useEffect } from 'react';
import type { Services } from '../services/Services.ts';

/** A user of the host is logged in here too: asked once a page, of no reader; a refusal leaves a guest. */
export function HostUser({ services: { host, login } }: { services: Services }) {
  useEffect(() => {
    if (!host.bridge.loginCode) return;
    login
      .getState()
      .askHost(true)
      .catch((error: unknown) => console.info('The host names nobody.', error));
  }, [host, login]);
  return null;
}
