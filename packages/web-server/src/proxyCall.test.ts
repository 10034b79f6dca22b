import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBodyReader } from './createBodyReader.ts';
import { proxyCall } from './proxyCall.ts';
import { aGateway } from './testing/aGateway.ts';

let gateway: Awaited<ReturnType<typeof aGateway>>;
beforeAll(async () => {
  gateway = await aGateway({ '/call': { body: '{}' } });
});
afterAll(() => gateway.close());

const readBody = createBodyReader({ maxBytes: 1000, maxHeldBytes: 1000, smallBytes: 100 });
const TIME_LEFT = 'x-shuye-time-left';

it.each([
  ['a minute, as long as pages wait', {}, '60000'],
  ['no longer than a server before this one waits', { [TIME_LEFT]: '2500' }, '2500'],
])('tells the gateway how long it is waited for: %s', async (_, headers, said) => {
  await proxyCall(new Request('http://books.example/call', { headers }), { gateway: gateway.address, readBody });
  expect(gateway.received.at(-1)?.headers[TIME_LEFT]).toBe(said);
});
