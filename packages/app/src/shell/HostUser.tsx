import { useEffect } from 'react';
import type { Services } from '../services/Services.ts';

/** Who is logged in at the host is logged in here: asked once a page, of no reader, and a refusal leaves a guest. */
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
