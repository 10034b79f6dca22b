import type { ApiClient, SendOptions } from '@shuye/api-client';
import { userInfo } from '@shuye/api-client/calls';
import { memberOf, type Member } from '@shuye/core-domain/member';
import type { Host } from '@shuye/host-bridges';

export interface Holdings {
  member: Member;
  balance: number;
  /** How many can still be used. */
  tickets: number;
}

/** Gives null for a guest; the balance is in beans. */
export async function fetchHoldings(
  { client, host }: { client: ApiClient; host: Host },
  options: SendOptions,
): Promise<Holdings | null> {
  const assets = await client.send(userInfo, await host.bridge.parameters?.(), options);
  if (!assets) return null;
  const { membership, serverTime, beanBalance: balance, unusedTickets: tickets } = assets;
  return { member: memberOf(membership, serverTime), balance, tickets };
}
