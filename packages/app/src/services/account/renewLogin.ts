import type { ApiClient } from '@shuye/api-client';
import { logInByHost, refreshLogin } from '@shuye/api-client/calls';
import { AppError, messages } from '@shuye/core-domain/error';
import type { Host } from '@shuye/host-bridges';

/** A reader whom their host named to the server; the token stays in memory. */
export interface HostSession {
  userId: string;
  token: string;
}

export interface LoginRenewal {
  client: ApiClient;
  host: Pick<Host, 'bridge'>;
  /** Asks nothing of the reader: only who is logged in at the host already is. */
  isSilent: boolean;
}

/**
 * Renews the login: by the host, whose code the server takes for a session, or with the server alone, in the cookie that
 * carries it [API-23] [AUTH-13] (D-019). A host that sets cookies itself gives no code.
 */
export async function renewLogin({ client, host, isSilent }: LoginRenewal): Promise<HostSession | undefined> {
  const { refreshLogin: logIn, loginCode, loginHost } = host.bridge;
  if (!logIn) {
    await client.send(refreshLogin, undefined);
    return undefined;
  }
  if (!isSilent) await logIn();
  if (!loginCode || !loginHost) return undefined;
  const { userId, token } = await client.send(logInByHost, { host: loginHost, code: await loginCode() });
  if (token === undefined) throw new AppError('server', messages.needsLogin);
  return { userId, token };
}
