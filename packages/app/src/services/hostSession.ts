import type { RenewedSession, SessionSource } from '@shuye/api-client';
import type { Host } from '@shuye/host-bridges';

export interface HostSessionParts {
  host: Host;
  askForLogin: () => void;
  token: () => string | undefined;
  adopt: (token: string) => void;
  renew: () => Promise<RenewedSession>;
}

/**
 * The reader's session as this host renews it (D-019) [ERR-42]. Where readers log in on a page, a session that has ended
 * leads there; a host that knows its user but cannot renew the login leaves it at the error.
 */
export const hostSession = ({ host, askForLogin, renew, ...session }: HostSessionParts): SessionSource => ({
  ...session,
  renew: async () => {
    if (host.bridge.refreshLogin) return renew();
    if (host.login !== 'host') askForLogin();
    return undefined;
  },
});
