import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookVerifier } from '../accounts/host-login/webhookVerifier.ts';
import { webhookSender } from '../accounts/login-code/webhookSender.ts';

const running: Server[] = [];
afterEach(() => running.splice(0).forEach((server) => server.close()));

/** An operator's service that always answers the same. */
async function aService(status: number, body = '', headers: Record<string, string> = {}) {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(text));
      response.writeHead(status, headers).end(body);
    });
  });
  running.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`, received };
}

describe('the operator’s sender of codes', () => {
  const message = { phone: '13800138000', code: '012345', lasts: 300 };

  it('is handed phone and code', async () => {
    const { url, received } = await aService(202);
    await webhookSender(url)(message);
    expect(received).toEqual([message]);
  });

  it('is not trusted with a redirect, and its refusal is an error without phone or code', async () => {
    const other = await aService(200);
    const moved = await aService(307, '', { location: other.url });
    await expect(webhookSender(moved.url)(message)).rejects.toThrow('fetch failed');
    expect(other.received).toEqual([]);
    const { url } = await aService(500);
    await expect(webhookSender(url)(message)).rejects.toThrow(/^the code sender answered 500$/);
  });
});

describe('the operator’s verifier of hosts', () => {
  const proof = { host: 'alipay', code: 'c', nowMs: 0 } as const;

  it.each([
    [200, '{"subject":"2088"}', '2088'],
    [403, '{}', undefined],
  ])('answers %i %s', async (status, body, subject) => {
    const { url, received } = await aService(status, body);
    await expect(webhookVerifier(url)(proof)).resolves.toBe(subject);
    expect(received).toEqual([{ host: 'alipay', code: 'c' }]);
  });

  it.each([
    [500, '', 'the host verifier answered 500'],
    [200, '{"subject":""}', 'Invalid length'],
    [200, 'ok', 'is not valid JSON'],
  ])('resolves no user from %i %j', async (status, body, message) => {
    const { url } = await aService(status, body);
    await expect(webhookVerifier(url)(proof)).rejects.toThrow(message);
  });
});
