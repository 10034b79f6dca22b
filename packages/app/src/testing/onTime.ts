import type { Fields } from './fakeServer.ts';

const NOW = 1_790_000_000;

/** An answer as the gateway gives it: a call whose time is not the server's is refused with the server's, in seconds. */
export const onTime =
  <Answer extends object>(answer: Answer) =>
  ({ timestamp }: Fields): Answer | Response =>
    Math.abs(Number(timestamp) - NOW) <= 300
      ? answer
      : new Response(JSON.stringify({ state: 4011, message: '请求已过期，请稍后再试', serverTime: NOW }));
