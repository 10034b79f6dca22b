import type { SessionSource } from '@shuye/api-client';
import type { Host } from '@shuye/host-bridges';

/**
 * The reader's session as this host renews it (D-019) [ERR-42]. Where readers log in on a page, a session that has ended
 * leads there; a host that knows its user but cannot renew the login leaves it at the error.
 */
export function hostSession({ bridge, login = 'page' }: Host, askForLogin: () => void): SessionSource {
  const { refreshLogin } = bridge;
  if (refreshLogin) {
    return {
      renew: async () => {
        await refreshLogin();
        return {};
      },
    };
  }
  if (login === 'host') return {};
  return {
    renew: async () => {
      askForLogin();
      return undefined;
    },
  };
}
