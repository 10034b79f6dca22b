import { calls, type AnyCall } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { startTestGateway } from '../../testing/startTestGateway.ts';
import { createGateway } from '../createGateway.ts';
import { TooManyRequests } from '../../calls/callErrors.ts';

const all: readonly AnyCall[] = Object.values(calls);

interface Answered {
  status: number;
  headers: Headers;
}

const refuse = (): never => {
  throw new TooManyRequests(1);
};

/** What is wrong with the headers of an answer; nothing in a good one. */
function faults({ headers }: Answered): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const rules: readonly [string, boolean][] = [
    ['the policy lets nothing load', policy.includes("default-src 'none'")],
    ['the policy fixes the base', policy.includes("base-uri 'none'")],
    ['nobody may frame it', policy.includes("frame-ancestors 'none'")],
    ['old browsers frame it neither', headers.get('x-frame-options') === 'DENY'],
    ['no other site loads it', headers.get('cross-origin-resource-policy') === 'same-origin'],
    ['no window that opened it keeps hold of it', headers.get('cross-origin-opener-policy') === 'same-origin'],
    ['no script runs', !/script-src/.test(policy)],
    ['nothing is evaluated, nobody is let in by a star', !/unsafe-eval|\*/.test(policy)],
    ['types are not guessed', headers.get('x-content-type-options') === 'nosniff'],
    ['referrers are kept short', /^(?:same|strict)-origin|no-referrer/.test(headers.get('referrer-policy') ?? '')],
    ['transport stays safe', /max-age=\d{7,}/.test(headers.get('strict-transport-security') ?? '')],
    ['devices stay closed', headers.has('permissions-policy')],
    ['caching is spoken of', headers.has('cache-control')],
    ['it can be found in the log', /^[\w-]{8,64}$/.test(headers.get('x-request-id') ?? '')],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

const request = ({ method, path, body }: AnyCall): [string, RequestInit] => [
  path,
  method === 'GET' ? {} : { method, body: body === 'json' ? '{}' : new URLSearchParams() },
];

const unknownField = ({ method, path, body }: AnyCall): [string, RequestInit] =>
  method === 'GET'
    ? [`${path}?surprise=1`, {}]
    : [path, { method, body: body === 'json' ? '{"surprise":1}' : new URLSearchParams({ surprise: '1' }) }];

/** Asks for every call, and tells each that lacks something. */
async function walk(asked: (call: AnyCall) => Promise<Answered>): Promise<{ statuses: number[]; faulty: string[] }> {
  const statuses = new Set<number>();
  const faulty: string[] = [];
  for (const call of all) {
    const answer = await asked(call);
    statuses.add(answer.status);
    faulty.push(...faults(answer).map((fault) => `${call.name} ${answer.status}: not true that ${fault}`));
  }
  return { statuses: [...statuses], faulty };
}

describe('every call has the headers that keep its answer harmless (R20)', () => {
  it('when it is asked as a newcomer might', async () => {
    const { ask } = await startTestGateway();
    const { statuses, faulty } = await walk((call) => ask(...request(call)));
    expect(faulty).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 400]));
  });

  it('when it is asked for something that it does not know', async () => {
    const { ask } = await startTestGateway();
    const selected = all.filter(({ selectedBy }) => selectedBy).length;
    const { statuses, faulty } = await walk((call) => ask(...unknownField(call)));
    expect(faulty).toEqual([]);
    expect(statuses).toEqual(selected > 0 ? expect.arrayContaining([400, 404]) : [400]);
  });

  it('when too much is asked', async () => {
    const { ask } = await startTestGateway({ limits: { admit: refuse, isRendering: () => false } });
    const { statuses, faulty } = await walk((call) => ask(...request(call)));
    expect([faulty, statuses]).toEqual([[], [429]]);
  });

  it('when something breaks', async () => {
    const { parts } = await startTestGateway();
    const signKeys = new Proxy(parts.signKeys, {
      get: () => {
        throw new Error('broken');
      },
    });
    const broken = createGateway({ ...parts, signKeys });
    const { statuses, faulty } = await walk(async (call) => broken.request(...request(call)));
    expect(faulty).toEqual([]);
    expect(statuses).toContain(500);
  });

  it('when its body is too large, or a foreign page sends it', async () => {
    const { ask } = await startTestGateway();
    const posts = all.filter(({ method }) => method === 'POST');
    for (const { path } of posts) {
      const tooLarge = await ask(path, { method: 'POST', body: 'x'.repeat(300_000) });
      const headers = { cookie: `shuye_token=${'x'.repeat(43)}`, origin: 'https://evil.test' };
      const foreign = await ask(path, { method: 'POST', headers });
      expect([tooLarge.status, foreign.status, ...faults(tooLarge), ...faults(foreign)]).toEqual([413, 403]);
    }
  });
});

describe('everything else has them too (R20)', () => {
  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/openapi.json', 200],
    ['/openapi', 200],
    ['/openapi/viewer.css', 200],
    ['/login', 200],
    ['/feedback', 200],
    ['/content/free/1001/1/5001.json', 200],
    ['/content/free/1001/1/9.json', 404],
    ['/content/charge/1001/1/9.json', 404],
    ['/covers/none.svg', 404],
    ['/no/such/call', 404],
    ['/%E0%A4%A', 404],
  ])('%s, answered with %i', async (path, status) => {
    const { ask, file } = await startTestGateway();
    await file('free', '1001/1/5001.json', '灯亮了');
    const answer = await ask(path);
    expect([answer.status, faults(answer)]).toEqual([status, []]);
  });

  it('and a file that somebody opens by itself can do nothing there', async () => {
    const { ask, file } = await startTestGateway();
    await file('free', '1001/1/5001.json', '灯亮了');
    const { headers } = await ask('/content/free/1001/1/5001.json');
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/);
  });

  it('and does not cache an answer that belongs to one reader', async () => {
    const { ask } = await startTestGateway();
    for (const path of ['/readyz', '/no/such/call', '/content/charge/1001/1/9.json', '/login']) {
      expect((await ask(path)).headers.get('cache-control')).toMatch(/no-store/);
    }
  });
});
