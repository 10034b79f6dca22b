import { services, signText, type Service } from '@shuye/core-domain/sign';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { requestSchema, type AnyCall, type Call } from '../calls/index.ts';
import { aServerWith, type SeenRequest } from './aServer.ts';

const NOW = 1_790_000_000;

/** Every call carries these fields (SIGN-01, SIGN-02). */
const everywhere: Readonly<Record<string, string>> = {
  platform: '107',
  channelId: '7001',
  appVer: '0.1.0',
  osName: 'android',
  sn: 'device-1',
  timestamp: String(NOW),
};

const every = (value: (service: Service) => string) =>
  Object.fromEntries(services.map((service) => [service, value(service)]));

const readFields = ({ url, body, contentType }: SeenRequest): Record<string, unknown> => {
  if (contentType === 'application/json') return JSON.parse(body) as Record<string, unknown>;
  return Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
};

const kindOf = ({ body, contentType }: SeenRequest): string => {
  if (contentType === 'application/json') return 'json';
  if (contentType === 'application/x-www-form-urlencoded;charset=UTF-8') return 'form';
  return body === '' && contentType === null ? 'query' : `unknown ${contentType}`;
};

/** The server fails, so that whoever asks again only reads, or shows a key. */
const effectOf = ([first, ...repeats]: readonly SeenRequest[]): string => {
  if (repeats.length === 0) return 'once';
  return first?.headers.has('idempotency-key') ? 'keyed' : 'read';
};

const signatureOf = (fields: Record<string, unknown>, service: string): string => {
  if (fields['sign'] === undefined) return 'unsigned';
  const text = signText(fields as Parameters<typeof signText>[0], `key-of-${service}`);
  return fields['sign'] === createHash('md5').update(text, 'utf8').digest('hex') ? 'signed' : 'wrongly signed';
};

/** Whether the call's own schema takes what was sent; an encrypted field is looked at before it was. */
const isTaken = (call: AnyCall, fields: Record<string, unknown>): boolean => {
  const plain = Object.fromEntries((call.encrypted ?? []).map((name) => [name, String(NOW)]));
  return v.is(requestSchema(call), { ...fields, ...plain });
};

/**
 * How a call of account 10000001 arrives at its server: service, method, body kind, signature and what sending it does;
 * and the fields beside those that every call carries.
 */
export async function sentBy(call: AnyCall, input: unknown): Promise<{ way: string; fields: Record<string, unknown> }> {
  const { client, seen } = aServerWith(
    {
      addresses: every((service) => `https://${service}.test`),
      signKeys: every((service) => `key-of-${service}`),
      common: () => ({
        userId: '10000001',
        platform: 107,
        channelId: '7001',
        appVersion: '0.1.0',
        osName: 'android',
        deviceId: 'device-1',
      }),
      nowMs: () => NOW * 1000,
      session: { token: () => 'the-token' },
    },
    () => new Response('', { status: 500 }),
  );
  await client
    .send(call as unknown as Call<unknown, v.ObjectEntries, v.GenericSchema, unknown>, input)
    .catch(() => undefined);
  const [first] = seen;
  if (!first) throw new Error('nothing was sent');
  const service = first.url.hostname.replace(/\.test$/, '');
  const sent = readFields(first);
  const { sign: _sign, ...fields } = sent;
  const way = [service, first.method, kindOf(first), signatureOf(sent, service), effectOf(seen)];
  const missing = Object.keys(everywhere).filter((name) => !(name in fields));
  const faults = [...missing.map((name) => `without ${name}`), ...(isTaken(call, sent) ? [] : ['refused'])];
  const own = Object.entries(fields).filter(([name, value]) => everywhere[name] !== String(value));
  return { way: [...way, ...faults].join(' '), fields: Object.fromEntries(own) };
}
