import type { Database } from '../../database/schema/Database.ts';
import { CallError } from '../../calls/callErrors.ts';
import { findOrCreateAccount } from '../../sessions/findOrCreateAccount.ts';
import { hmac } from '../../secrets/hmac.ts';
import type { LoginSettings } from '../../calls/LoginSettings.ts';
import { createSession } from '../../sessions/createSession.ts';
import type { HostProof } from '../../calls/HostVerifier.ts';

export const UNKNOWN_CODE = 403;
export const HOST_SILENT = 503;

const silent = (): CallError => new CallError(HOST_SILENT, '暂时无法登录，请稍后再试');

async function subjectOf({ verifyHost }: LoginSettings, proof: HostProof): Promise<string | undefined> {
  if (!verifyHost) throw silent();
  try {
    return await verifyHost(proof);
  } catch (cause) {
    throw Object.assign(silent(), { cause });
  }
}

/**
 * Logs in the user whom a host's code names, with a session of its own.
 * @throws CallError for a code that the host does not know, and where the host cannot be asked.
 */
export async function logInByHostCode(
  database: Database,
  login: LoginSettings,
  { device, ...proof }: HostProof & { device: string },
) {
  const subject = await subjectOf(login, proof);
  if (subject === undefined) throw new CallError(UNKNOWN_CODE, '登录已失效，请重新打开页面');
  const hashWith = (key: Buffer): string => hmac(key, `identity-${proof.host}`, subject);
  const identity = {
    provider: proof.host,
    subjectHash: hashWith(login.secretKey),
    formerHash: login.formerKey && hashWith(login.formerKey),
  };
  const { userId, isNew } = await findOrCreateAccount(database, identity, proof.nowMs);
  return { userId, isNew, token: await createSession(database, userId, proof.nowMs, { device }) };
}
