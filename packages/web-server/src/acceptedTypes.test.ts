import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createWebServer } from './createWebServer.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { aDist } from './testing/aDist.ts';
import { aGateway } from './testing/aGateway.ts';

const dist = aDist();
const gateway = await aGateway({});
const server = createWebServer({ dist, gateway: gateway.address, config: runtimeConfig({}) });

afterAll(() => {
  gateway.close();
  rmSync(dist, { recursive: true });
});

it.each([
  ['a browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 200],
  ['the preview of a shared link', { accept: '*/*' }, 200],
  ['a tool that names nothing', {}, 200],
  ['a call', { accept: 'application/json' }, 404],
])('the address of a page gives %s what it takes', async (_, headers: Record<string, string>, status) => {
  const answer = await server.request('/cover/1001', { headers });
  expect([answer.status, (answer.headers.get('content-type') ?? '').includes('html')]).toEqual([
    status,
    status === 200,
  ]);
});
