import { bookInfo, ticketList } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { NOW, startTestGateway } from '../../testing/startTestGateway.ts';
import { signedRequest } from '../../testing/signedRequest.ts';

const WARN = 40;
const REQUEST_ID = 'request-0001';
const GUEST = '8000000';
const ACCOUNT = '20000009';

interface LogLine {
  level: number;
  [name: string]: unknown;
}

/** The lines of warnings that a request leaves in the log, without their time. */
async function warningsOf(path: string, init: RequestInit, headers: Record<string, string> = {}) {
  const { ask, log } = await startTestGateway();
  await ask(path, { ...init, headers: { ...(init.headers as object), ...headers, 'x-request-id': REQUEST_ID } });
  return log
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ level }) => level >= WARN)
    .map(({ time: _time, ...line }) => line);
}

const refused = (call: string, reason: string) => [
  { level: WARN, requestId: REQUEST_ID, call, reason, msg: 'refused' },
];

describe('the log of refusals', () => {
  const form = (sign: string, nowMs: number) => {
    const { path, init } = signedRequest(bookInfo, { bookId: '1001' }, { userId: GUEST, nowMs });
    const body = new URLSearchParams(init.body);
    if (sign) body.set('sign', sign);
    return [path, { ...init, body: body.toString() }] as const;
  };

  it.each([
    ['a wrong signature', 'wrong signature', form('0'.repeat(32), NOW)],
    ['an old request', 'stale request', form('', NOW - 3_600_000)],
  ])('has one line for %s, with call, reason and request id [SIGN-12] [A-34]', async (_case, reason, [path, init]) => {
    expect(await warningsOf(path, init)).toEqual(refused('bookInfo', reason));
  });

  it.each([
    [
      'an id without its session',
      signedRequest(bookInfo, { bookId: '1001' }, { userId: ACCOUNT, nowMs: NOW }),
      refused('bookInfo', 'the session is not that of the named user'),
    ],
    [
      'a guest where a login is needed',
      signedRequest(ticketList, {}, { userId: GUEST, nowMs: NOW }),
      refused('ticketList', 'the call needs a login'),
    ],
  ])('has one line for %s [AUTH-13] [A-34]', async (_case, { path, init }, lines) => {
    expect(await warningsOf(path, init)).toEqual(lines);
  });

  it('has one line for a page of another site [A-34]', async () => {
    const warnings = await warningsOf(
      bookInfo.path,
      { method: 'POST' },
      {
        origin: 'https://evil.test',
        cookie: 'shuye_token=a-token',
      },
    );
    expect(warnings).toEqual(refused(bookInfo.path, 'a page of another site'));
  });

  it.each([
    ['an unsigned callback', {}, 'wrong signature'],
    ['a wrongly signed callback', { 'x-payment-signature': 'f'.repeat(64) }, 'wrong signature'],
  ])('has one line for %s [A-34]', async (_case, headers, reason) => {
    const warnings = await warningsOf('/pay/callback', { method: 'POST', body: '{"userId":"20000009"}' }, headers);
    expect(warnings).toEqual(refused('/pay/callback', reason));
  });

  it('has no warning for a call that is answered [A-34]', async () => {
    const { path, init } = signedRequest(bookInfo, { bookId: '1001' }, { userId: GUEST, nowMs: NOW });
    expect(await warningsOf(path, init)).toEqual([]);
  });
});
