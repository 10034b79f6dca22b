import { calls, type AnyCall } from '@shuye/api-client/calls';
import { expect, it } from 'vitest';
import { aFullShop } from '../testing/aFullShop.ts';
import { everyCall } from '../testing/everyCall.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW } from '../testing/startTestGateway.ts';

/** Each has made some program fail that took a field for what it should be. */
const ODD: readonly unknown[] = ['constructor', '-1', '9'.repeat(20), '\u0000', '\uD800', 1e300, null, { toString: 1 }];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value with one part of it after the other replaced, in texts of JSON too. */
function* spoilt(value: unknown, by: unknown): Generator {
  yield by;
  const inner = typeof value === 'string' ? parsed(value) : value;
  if (typeof inner !== 'object' || inner === null) return;
  for (const [name, part] of Object.entries(inner)) {
    for (const one of spoilt(part, by)) {
      const whole = Array.isArray(inner) ? Object.assign([...inner], { [name]: one }) : { ...inner, [name]: one };
      yield typeof value === 'string' ? JSON.stringify(whole) : whole;
    }
  }
}

/** Requests of which one field, or a part of it, is odd. */
const oddRequests = (request: object): object[] =>
  ODD.flatMap((odd) =>
    Object.entries(request).flatMap(([name, value]) =>
      [...spoilt(value, odd)].map((one) => ({ ...request, [name]: one })),
    ),
  );

it('refuses or answers each call, whatever stands in one of its fields', async () => {
  const { shop, facts } = await aFullShop();
  const failed: string[] = [];
  for (const name of Object.keys(everyCall(facts)) as (keyof typeof calls)[]) {
    const call = calls[name] as AnyCall & { toRequest: (input: unknown) => object };
    const { userId, ask } = await shop.aReader(1000);
    const [input] = everyCall({ ...facts, userId })[name];
    const request = call.toRequest(input);
    for (const [at, sent] of oddRequests(request).entries()) {
      const { path, init } = signedRequest({ ...call, toRequest: () => sent }, {}, { userId, nowMs: NOW });
      const { status } = await ask(path, { ...init, headers: { 'idempotency-key': `${name}-${at}` } });
      if (status >= 500) failed.push(`${name} ${JSON.stringify(sent)}`);
    }
  }
  expect(failed).toEqual([]);
});
