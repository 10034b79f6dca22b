import type { ApiClient } from '@shuye/api-client';
import { userBaseInfo, userInfo } from '@shuye/api-client/calls';
import { guestAccount, type Account } from '@shuye/core-domain/member';
import type { Host } from '@shuye/host-bridges';

export interface AccountSource {
  client: ApiClient;
  host: Host;
  deviceId: string;
  /** One of the calls repeats the common parameters (D-027). */
  common: Readonly<Record<string, string | number>>;
}

/** Loads user and holdings [API-29] [API-30]; asked for accounts alone. */
export async function fetchAccount({ client, host, deviceId, common }: AccountSource): Promise<Account> {
  const holdings = async () => client.send(userInfo, await host.bridge.parameters?.());
  const [profile, assets] = await Promise.all([client.send(userBaseInfo, common), holdings()]);
  return { ...guestAccount(deviceId), ...profile, ...assets };
}
