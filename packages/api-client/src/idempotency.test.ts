import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { defineCall, type Effect } from './defineCall.ts';
import { aServer, aServerWith, guest, type SeenRequest } from './testing/aServer.ts';

const change = (effect?: Effect) =>
  defineCall({
    name: 'change',
    service: 'book',
    method: 'POST',
    path: '/change',
    body: 'form',
    sign: 'required',
    ...(effect ? { effect } : {}),
    request: {},
    toRequest: () => ({}),
    answer: v.object({}),
    toResult: () => 'done' as const,
  });

const keys = (seen: readonly SeenRequest[]) => seen.map(({ headers }) => headers.get('idempotency-key'));
const broken = () => new TypeError('broken');
const failing = () => new Response('', { status: 502 });
const done = { state: 200 };

describe('a change that the server knows by its key (A-07)', () => {
  it('carries the caller’s key, and keeps it over repeats', async () => {
    const { client, seen } = aServer(broken, failing, done);
    await expect(client.send(change('keyed'), {}, { idempotencyKey: 'intent-1' })).resolves.toBe('done');
    expect(keys(seen)).toEqual(['intent-1', 'intent-1', 'intent-1']);
  });

  it('is given a key of its own where the caller brings none', async () => {
    const { client, seen } = aServer(failing, done);
    await client.send(change('keyed'), {});
    await client.send(change('keyed'), {});
    const [first, repeated, second] = keys(seen);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(repeated).toBe(first);
    expect(second).not.toBe(first);
  });

  it('is sent at most twice again', async () => {
    const { client, seen } = aServer(broken);
    await expect(client.send(change('keyed'), {})).rejects.toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(3);
  });

  it('keeps its key when it is signed or authorised anew', async () => {
    const stale = { state: 4011, serverTime: 1_790_009_000 };
    const signedAnew = aServer(stale, done);
    await signedAnew.client.send(change('keyed'), {});
    const session = { renew: async () => ({}) };
    const authorised = aServerWith({ session }, () => new Response('', { status: 401 }), done);
    await authorised.client.send(change('keyed'), {});
    for (const { seen } of [signedAnew, authorised]) {
      expect(seen).toHaveLength(2);
      expect(new Set(keys(seen)).size).toBe(1);
    }
  });
});

describe('a change without a key', () => {
  it.each([['once' as const], [undefined]])('is never repeated, whatever happened on the way: %s', async (effect) => {
    for (const trouble of [broken, failing]) {
      const { client, seen } = aServer(trouble);
      await expect(client.send(change(effect), {})).rejects.toMatchObject({ kind: 'network' });
      expect(keys(seen)).toEqual([null]);
    }
  });
});

it('a change that goes once carries a key that its caller gives, and is not repeated all the same', async () => {
  const { client, seen } = aServer(failing);
  await expect(client.send(change('once'), {}, { idempotencyKey: 'batch-1' })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(keys(seen)).toEqual(['batch-1']);
});

it('what is sent while the page is left may outlive it', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(async () => Response.json(done));
  const { client } = aServerWith({ fetch });
  await client.send(change('once'), {}, { keepalive: true });
  await client.send(change('once'), {});
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});

it('a read by POST is repeated and has no key, not even one that it is given', async () => {
  const { client, seen } = aServer(failing, done);
  await client.send(change('read'), {}, { idempotencyKey: 'intent-1' });
  expect(keys(seen)).toEqual([null, null]);
});

it('repeats as often as it is told to', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(broken());
  const client = createApiClient({
    addresses: { book: 'https://gateway.test' },
    signKeys: {},
    common: () => guest,
    nowMs: () => 0,
    repeats: 0,
    fetch,
  });
  await expect(client.send(change('read'), {})).rejects.toMatchObject({ kind: 'network' });
  expect(fetch).toHaveBeenCalledOnce();
});
