import type { Database } from '../database/schema/Database.ts';
import { endSession } from '../sessions/endSession.ts';
import { findOrCreateAccount } from '../sessions/findOrCreateAccount.ts';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import { hashPhone } from '../accounts/login-code/loginCode.ts';
import { createSession } from '../sessions/createSession.ts';
import { deviceLabel } from '../sessions/deviceLabel.ts';
import { parseToken } from '../sessions/parseToken.ts';
import { hashToken } from '../sessions/sessionToken.ts';

export interface PhoneLogin {
  database: Database;
  login: LoginSettings;
  phone: string;
  /** Of the request: a session that the browser still has ends here. */
  headers: Headers;
  nowMs: number;
}

/** Logs the owner of a phone in, always with a new session: it cannot have been prepared (E22). */
export async function logInByPhone({ database, login, phone, headers, nowMs }: PhoneLogin) {
  const { secretKey, formerKey } = login;
  const formerHash = formerKey && hashPhone(formerKey, phone);
  const identity = { provider: 'phone', subjectHash: hashPhone(secretKey, phone), formerHash };
  const { userId, isNew } = await findOrCreateAccount(database, identity, nowMs);
  const former = parseToken(headers);
  if (former !== undefined) await endSession(database, hashToken(former));
  return { userId, isNew, token: await createSession(database, userId, nowMs, { device: deviceLabel(headers) }) };
}
