import { calls, requestSchema, type AnyCall } from '@shuye/api-client/calls';
import { anAnnotation } from '@shuye/core-domain/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { sendCall } from '../testing/sendCall.ts';

/** Beyond what a column of four bytes, or of eight, holds; parts of numbers; other spellings; what is no number. */
const ODD = [
  '1',
  '1001',
  '5002',
  '2147483648',
  '99999999999',
  '9007199254740991',
  '-2147483649',
  '0.5',
  '1e3',
  '0x3E9',
  'toString',
  '%_\\',
  '灯'.repeat(300),
];

const FOREIGN = '99999999999';
const INSIDE: Readonly<Record<string, unknown>> = {
  annotations: [anAnnotation({ id: '%_\\', bookId: FOREIGN, at: { time: 9e15, device: 'toString' } })],
  visits: [],
  locator: 'f'.repeat(32),
  draft: 'f'.repeat(32),
  upload: 'f'.repeat(32),
  digest: '0-0-0',
  bookId: 'local-1',
  format: 'epub',
  content: 'AAAA',
  items: [{ id: '1 2 %_\\', at: { time: 9e15, device: 'toString' } }],
  days: [{ device: '%_\\', day: '9999-12-31', bookId: FOREIGN, begunAtMs: 9e15, seconds: 86_400, words: 5_000_000 }],
  bids: `${FOREIGN},toString,1001`,
  bookmark: [{ bid: FOREIGN, action: 1, title: '灯', stamp: 9e15, seq: 9e15, percent: 1e9, add_time: -1 }],
  checkBooks: [{ bookId: FOREIGN, chapterNum: 9e15, anyUpTime: 9e15 }],
  resources: { reader_option: { bookId: FOREIGN } },
  log: { bookId: FOREIGN, cid: '1', csize: 9e15, time: 9e15, progress: 1 },
  events: [{ type: 'page', page: 'p', name: 'n', ts: 9e15 }],
};

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

/** What a schema lists by name, however deep it is wrapped. */
const named = (schema: object): unknown[] =>
  Object.entries(schema).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'literal') return [value];
    if (name === 'options' && Array.isArray(value)) return value.map((option: unknown) => option);
    if (name === 'pipe' && Array.isArray(value)) return value.flatMap((step: object) => named(step));
    return name === 'wrapped' ? named(value as object) : [];
  });

type Field = [name: string, schema: v.GenericSchema];

const takenBy = ([name, schema]: Field): unknown[] =>
  [INSIDE[name], ...ODD, ...named(schema)].filter((value) => value !== undefined && accepts(schema, value));

/** Requests that the call's schema takes: each with one value that no honest client sends. */
function oddRequests(call: AnyCall): object[] {
  const fields = Object.entries(call.request) as Field[];
  const needed = fields.filter(([, schema]) => !accepts(schema, undefined));
  const base = Object.fromEntries(needed.map((field) => [field[0], takenBy(field)[0]]));
  const user = call.userField ? { [call.userField]: '1' } : {};
  return [base, ...fields.flatMap((field) => takenBy(field).map((value) => ({ ...base, [field[0]]: value })))].filter(
    (request) => accepts(requestSchema(call), { ...request, ...user }),
  );
}

const all: readonly AnyCall[] = Object.values(calls);

const chapters = [1, 2, 3].map((ordinal) => aChapterRow(ordinal));
const { file, signIn, log } = await startTestGateway({ books: [aBookRow()], chapters });
await file('free', chapters[0]?.content_file ?? '', '灯');

it.each(all.map((call) => [call.name, call] as const))(
  '%s breaks at no value that its schema takes, on no database',
  async (_name, call) => {
    const reader = await signIn();
    const requests = oddRequests(call);
    expect(requests.length).toBeGreaterThan(0);

    for (const request of requests) {
      const asked = { ...call, toRequest: (fields: object) => fields };
      const { status } = await sendCall(reader.ask, asked, request, reader.userId);
      expect([request, status, status >= 500 && log.at(-1)]).toEqual([request, status, false]);
    }
  },
);
