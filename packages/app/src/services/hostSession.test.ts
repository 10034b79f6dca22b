import { createApiClient } from '@shuye/api-client';
import { calls } from '@shuye/api-client/calls';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { aWireBook } from '../testing/wire.ts';
import { hostSession } from './hostSession.ts';

/** A server whose first answer says that the session has ended. */
const clientOf = (host: ReturnType<typeof aHost>, askForLogin = vi.fn<() => void>()) => {
  const replies = [new Response('{"state":401}', { status: 401 }), Response.json({ state: 200, ...aWireBook() })];
  return createApiClient({
    addresses: { book: 'https://gateway.test' },
    signKeys: {},
    common: () => ({ userId: '8000001', platform: 0, channelId: '', appVersion: '', osName: '', deviceId: '' }),
    nowMs: Date.now,
    session: hostSession({
      host,
      askForLogin,
      token: () => undefined,
      adopt: () => undefined,
      renew: async () => {
        await host.bridge.refreshLogin?.();
        return {};
      },
    }),
    fetch: async () => replies.shift() ?? Response.error(),
  });
};

describe('the session of a host', () => {
  it('is renewed by the host’s own method, unseen by the reader [ERR-42] [AUTH-13]', async () => {
    const refreshLogin = vi.fn<() => Promise<void>>().mockResolvedValue();
    const host = aHost();
    const client = clientOf({ ...host, bridge: { ...host.bridge, refreshLogin } });
    await expect(client.send(calls.bookInfo, { bookId: '1001' })).resolves.toMatchObject({ title: '山中灯火' });
    expect(refreshLogin).toHaveBeenCalledOnce();
  });

  it('ends with the login page where readers log in there [AUTH-13]', async () => {
    const askForLogin = vi.fn<() => void>();
    const client = clientOf(aHost(), askForLogin);
    await expect(client.send(calls.bookInfo, { bookId: '1001' })).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(askForLogin).toHaveBeenCalledOnce();
  });

  it('ends with an error where the host knows its user and cannot renew the login', async () => {
    const askForLogin = vi.fn<() => void>();
    const client = clientOf(aHost({ login: 'host' }), askForLogin);
    await expect(client.send(calls.bookInfo, { bookId: '1001' })).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(askForLogin).not.toHaveBeenCalled();
  });
});
