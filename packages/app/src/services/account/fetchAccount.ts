import type { ApiClient } from '@shuye/api-client';
import { userBaseInfo, userInfo } from '@shuye/api-client/calls';
import { guestAccount, type Account } from '@shuye/core-domain';

export interface AccountSource {
  client: ApiClient;
  deviceId: string;
  /** What calls say of their sender, which one of them repeats (D-027). */
  common: Readonly<Record<string, string | number>>;
}

/** Who the reader is and what they hold [API-29] [API-30]; asked for accounts alone. */
export async function fetchAccount({ client, deviceId, common }: AccountSource): Promise<Account> {
  const [profile, assets] = await Promise.all([client.send(userBaseInfo, common), client.send(userInfo, undefined)]);
  return { ...guestAccount(deviceId), ...profile, ...assets };
}
