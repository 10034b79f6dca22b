import { createHash } from 'node:crypto';
import type { AnyCall } from '@shuye/api-client/calls';
import { createFieldCipher, signText, type Signable } from '@shuye/core-domain/sign';

type Fields = Record<string, Signable>;

export interface Sender {
  userId: string;
  nowMs: number;
  /** The key of the call's service unless a test has another. */
  key?: string;
}

const asText = (value: Signable): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const form = (fields: Fields): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const utf8 = { encode: (text: string) => new TextEncoder().encode(text), decode: () => '' };

const encrypted = (call: AnyCall, fields: Fields, secret: string): Fields => {
  const cipher = createFieldCipher({ secret, md5, utf8 });
  const named = (call.encrypted ?? []).map((name) => [name, cipher.encrypt(asText(fields[name]))]);
  return { ...fields, ...Object.fromEntries(named) };
};

/** A declared call as the client sends it: the user's id, the time, the signature, the encoding. */
export function signedRequest<Input>(
  call: AnyCall & { toRequest: (input: Input) => object },
  input: Input,
  { userId, nowMs, key = `dev-${call.service}` }: Sender,
): { path: string; init: { method: string; body?: string | URLSearchParams } } {
  const own = Object.entries({ ...(call.userField ? { [call.userField]: userId } : {}), ...call.toRequest(input) });
  const plain: Fields = {
    timestamp: Math.floor(nowMs / 1000),
    ...Object.fromEntries(own.filter(([, value]) => value !== undefined && value !== '')),
  };
  const timed = encrypted(call, plain, key);
  const sign = md5(signText(timed, key));
  const fields = call.sign === 'never' ? timed : { ...timed, sign };
  const isInAddress = ([name]: [string, Signable]): boolean =>
    call.body === 'query' || (call.inAddress ?? []).includes(name);
  const search = form(Object.fromEntries(Object.entries(fields).filter(isInAddress))).toString();
  const inside = Object.fromEntries(Object.entries(fields).filter((field) => !isInAddress(field)));
  return {
    path: `${call.path}${search ? `?${search}` : ''}`,
    init: {
      method: call.method,
      ...(call.body === 'query' ? {} : { body: call.body === 'json' ? JSON.stringify(inside) : form(inside) }),
    },
  };
}
