import type { CommonParameters } from '../CommonParameters.ts';
import { createApiClient, type ApiClientOptions } from '../createApiClient.ts';

export interface SeenRequest {
  method: string;
  url: URL;
  body: string;
  contentType: string | null;
  headers: Headers;
  credentials: RequestCredentials;
}

const respond = (reply: unknown): Response =>
  reply instanceof Response
    ? reply
    : new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });

export const guest: CommonParameters = {
  userId: '8000000',
  platform: 0,
  channelId: '6666',
  appVersion: '0.1.0',
  osName: 'android',
  deviceId: 'device-1',
};

const origin = 'https://gateway.test';

/** Settings of a client in tests: pauses end at once. */
const settings: ApiClientOptions = {
  addresses: { book: origin, bookstore: origin, recommend: origin, resource: origin, shelf: origin },
  signKeys: { book: 'dev-book', bookstore: 'dev-bookstore', resource: 'dev-resource' },
  common: () => guest,
  nowMs: () => 1_790_000_000_000,
  pause: () => Promise.resolve(),
  random: () => 0,
};

/** Answers the client's requests one after another by `replies`, the last one again and again. */
export function aServerWith(options: Partial<ApiClientOptions>, ...replies: unknown[]) {
  const seen: SeenRequest[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, headers } = request;
    const sent: SeenRequest = {
      method,
      url: new URL(request.url),
      body: await request.text(),
      contentType: headers.get('content-type'),
      headers,
      credentials: request.credentials,
    };
    seen.push(sent);
    const reply = replies[Math.min(seen.length, replies.length) - 1];
    const answered: unknown =
      typeof reply === 'function' ? await (reply as (request: SeenRequest) => unknown)(sent) : reply;
    if (answered instanceof Error) throw answered;
    return respond(answered);
  };
  return { client: createApiClient({ ...settings, fetch: answer, ...options }), seen };
}

export const aServer = (...replies: unknown[]) => aServerWith({}, ...replies);
