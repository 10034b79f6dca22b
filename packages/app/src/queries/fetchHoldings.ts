import type { ApiClient, SendOptions } from '@shuye/api-client';
import { userInfo } from '@shuye/api-client/calls';
import { memberOf, type Member } from '@shuye/core-domain/member';
import type { Host } from '@shuye/host-bridges';

export interface Holdings {
  member: Member;
  balance: number;
}

/** Gives null for a guest; the balance is in beans. */
export async function fetchHoldings(
  { client, host }: { client: ApiClient; host: Host },
  options: SendOptions,
): Promise<Holdings | null> {
  const assets = await client.send(userInfo, await host.bridge.parameters?.(), options);
  if (!assets) return null;
  return { member: memberOf(assets.membership, assets.serverTime), balance: assets.beanBalance };
}
