import { AppError } from '@shuye/core-domain/error';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, type AnyCall, type Call } from './calls/index.ts';
import { readAnswer } from './readAnswer.ts';
import { aServerWith } from './testing/aServer.ts';
import { jsonFor } from './testing/jsonFor.ts';
import type * as v from 'valibot';

type SomeCall = AnyCall & { toResult: (answer: never) => unknown };

const all: readonly SomeCall[] = Object.values(calls);
const MONEY = /price|balance|bean|amount|cost|fee|money|discount/i;

/** The result of an answer, or the `AppError` that it became; anything else that is thrown fails the property. */
const outcome = (call: SomeCall, answer: unknown): unknown => {
  try {
    return readAnswer(call, answer);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error;
  }
};

function visit(value: unknown, see: (name: string, value: unknown) => void, name = ''): void {
  if (typeof value !== 'object' || value === null) {
    see(name, value);
    return;
  }
  const inner = value instanceof Map ? [...value] : Object.entries(value);
  for (const [key, found] of inner) visit(found, see, Array.isArray(value) ? name : String(key));
}

/** Every number that an answer says: as a number, or in plain decimal digits. */
function numbersSaid(answer: unknown): Set<number> {
  const said = new Set<number>();
  visit(answer, (_name, value) => {
    if (typeof value === 'number') said.add(value);
    if (typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value)) said.add(Number(value));
  });
  return said;
}

describe('whatever JSON a server answers', () => {
  it.each(all.map((call) => [call.name, call] as const))('%s gives a result or an AppError', (_name, call) => {
    const near = jsonFor(call.answer).map((answer) =>
      typeof answer === 'object' && answer !== null && !Array.isArray(answer)
        ? { state: 200, status: 200, ...answer }
        : answer,
    );
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: near }, fc.jsonValue()), (answer) => {
        const result = outcome(call, answer);
        if (result instanceof AppError) return;
        const said = numbersSaid(answer);
        visit(result, (name, value) => {
          if (typeof value !== 'number') return;
          expect(Number.isFinite(value), `${name} is ${value}`).toBe(true);
          // 0 and 100 stand for what a server leaves out: no price, no discount.
          if (MONEY.test(name) && value !== 0 && value !== 100) expect(said, `${name} is ${value}`).toContain(value);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('a cut answer is no answer, wherever it was cut (F4)', async () => {
    const whole = JSON.stringify({ state: 200, data: { bookId: 1001, bookName: '山中灯火', price: '850' } });
    for (let length = 0; length < whole.length; length++) {
      const { client } = aServerWith({}, () => new Response(whole.slice(0, length)));
      await expect(client.send(calls.bookInfo, { bookId: '1001' })).rejects.toMatchObject({ kind: 'network' });
    }
  });

  it('its caller gets a result or an AppError, through the whole client', async () => {
    const addresses = Object.fromEntries(all.map(({ service }) => [service, 'https://gateway.test']));
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify({ state: 200, data: value })),
    );
    const status = fc.constantFrom(200, 200, 200, 204, 302, 400, 401, 404, 409, 429, 500, 503);
    await fc.assert(
      fc.asyncProperty(body, status, fc.constantFrom(...all), async (text, code, call) => {
        const reply = () => new Response(code === 204 ? null : text, { status: code });
        const { client } = aServerWith({ addresses }, reply);
        const bare = { ...call, toRequest: () => ({}) } as unknown as Call<
          object,
          v.ObjectEntries,
          v.GenericSchema,
          unknown
        >;
        await client.send(bare, {}).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      }),
      { numRuns: 400 },
    );
  });
});
