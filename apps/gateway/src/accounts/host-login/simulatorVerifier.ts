import type { LoginHost } from '@shuye/core-domain/host';
import { hmac, sameHash } from '../../secrets/hmac.ts';
import type { HostVerifier } from '../../calls/HostVerifier.ts';

const CODE = /^([\w-]{1,64})\.(\d{10,16})\.([0-9a-f]{64})$/;

const printOf = (key: string, host: LoginHost, subject: string, expiresAt: string): string =>
  hmac(Buffer.from(key, 'utf8'), 'host-code', `${host}:${subject}:${expiresAt}`);

/** A code as the simulated host `host` gives it to the user `subject`: good until `expiresAt` (milliseconds). */
export const simulatorCode = (key: string, host: LoginHost, subject: string, expiresAt: number): string =>
  `${subject}.${expiresAt}.${printOf(key, host, subject, String(expiresAt))}`;

/** Stands in for the servers of hosts where none is asked: accepts the codes of simulated hosts that know the key. */
export const simulatorVerifier =
  (key: string): HostVerifier =>
  async ({ host, code, nowMs }) => {
    const [, subject = '', expiresAt = '', print = ''] = CODE.exec(code) ?? [];
    const isGood = sameHash(print, printOf(key, host, subject, expiresAt)) && Number(expiresAt) > nowMs;
    return isGood ? subject : undefined;
  };
