import pino from 'pino';
import { expect, it } from 'vitest';
import { createDispatcher } from './createDispatcher.ts';

it('tells whoever comes to a full house to come again at once, but for health checks, and lets others in as requests end', async () => {
  const waiting: (() => void)[] = [];
  const door = createDispatcher({
    log: pino({ level: 'silent' }),
    nowMs: () => 0,
    dataDir: '',
    trustedProxies: 0,
    origins: [],
    findCall: () => undefined,
    maxOpen: 2,
    pages: ({ url }) =>
      url.endsWith('/healthz')
        ? new Response('up')
        : new Promise((resolve) => waiting.push(() => resolve(new Response('done')))),
  });
  const ask = async (path: string) => door(new Request(`http://localhost${path}`));
  const taken = [ask('/a'), ask('/b')];
  const refused = await ask('/c');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await ask('/healthz')).status).toBe(200);
  for (const end of waiting.splice(0)) end();
  expect(await Promise.all(taken.map(async (answer) => (await answer).status))).toEqual([200, 200]);
  const next = ask('/d');
  for (const end of waiting.splice(0)) end();
  expect((await next).status).toBe(200);
});
