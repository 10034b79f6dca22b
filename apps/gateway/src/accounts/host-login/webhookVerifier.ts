import * as v from 'valibot';
import { postToService } from '../../outgoing/postToService.ts';
import type { HostVerifier } from '../../calls/HostVerifier.ts';

const answer = v.object({ subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/**
 * Asks the operator's own service, which holds the keys of the hosts: `POST {host, code}`; 200 `{subject}` names the user,
 * 4xx means a code that is not good.
 */
export const webhookVerifier =
  (address: string): HostVerifier =>
  async ({ host, code }) => {
    const reply = await postToService(address, { host, code });
    if (reply.status >= 400 && reply.status < 500) return undefined;
    if (!reply.ok) throw new Error(`the host verifier answered ${reply.status}`);
    return v.parse(answer, await reply.json()).subject;
  };
