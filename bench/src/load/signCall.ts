import { createHash } from 'node:crypto';
import type { AnyCall } from '@shuye/api-client/calls';
import { signText, type Signable } from '@shuye/core-domain/sign';
import type { Outgoing } from './send.ts';

type Fields = Record<string, Signable>;

interface Sender {
  userId: string;
  token?: string;
  /** Of a change. */
  key?: string;
}

const GUEST = '8000000';
export const guest: Sender = { userId: GUEST };

const asText = (value: Signable): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const form = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString();

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A declared call as a client sends it, signed with the keys of development. */
export function signCall<Input>(
  call: AnyCall & { toRequest: (input: Input) => object },
  input: Input,
  { userId, token, key }: Sender,
): Outgoing {
  const own = Object.entries({ ...(call.userField ? { [call.userField]: userId } : {}), ...call.toRequest(input) });
  const timed: Fields = {
    timestamp: Math.floor(Date.now() / 1000),
    ...Object.fromEntries(own.filter(([, value]) => value !== undefined && value !== '')),
  };
  const fields = call.sign === 'never' ? timed : { ...timed, sign: md5(signText(timed, `dev-${call.service}`)) };
  const isInAddress = ([name]: [string, Signable]): boolean =>
    call.body === 'query' || (call.inAddress ?? []).includes(name);
  const search = form(Object.fromEntries(Object.entries(fields).filter(isInAddress)));
  const inside = Object.fromEntries(Object.entries(fields).filter((field) => !isInAddress(field)));
  const isJson = call.body === 'json';
  return {
    method: call.method,
    path: `${call.path}${search ? `?${search}` : ''}`,
    headers: {
      ...(call.body === 'query'
        ? {}
        : { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: call.body === 'query' ? undefined : isJson ? JSON.stringify(inside) : form(inside),
  };
}
