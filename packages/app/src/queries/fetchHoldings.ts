import type { ApiClient, SendOptions } from '@shuye/api-client';
import { userInfo } from '@shuye/api-client/calls';
import { memberOf, type Member } from '@shuye/core-domain/member';
import type { Host } from '@shuye/host-bridges';

/** What of an account decides about reading and buying. */
export interface Holdings {
  member: Member;
  /** Beans. */
  balance: number;
}

/** What the reader holds now; null for a guest. */
export async function fetchHoldings(
  { client, host }: { client: ApiClient; host: Host },
  options: SendOptions,
): Promise<Holdings | null> {
  const assets = await client.send(userInfo, await host.bridge.parameters?.(), options);
  if (!assets) return null;
  return { member: memberOf(assets.membership, assets.serverTime), balance: assets.beanBalance };
}
