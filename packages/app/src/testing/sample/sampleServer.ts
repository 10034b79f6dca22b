import answers from './sampleAnswers.json' with { type: 'json' };

/** A request without what differs from one to the next, and what the sample library answered. */
export interface SampleAnswer {
  path: string;
  fields: Readonly<Record<string, string>>;
  body: unknown;
}

/** Fields that say who asks, and when. */
const PASSING = new Set(
  'platform channelId appVer osName sn siteid userId user_id sqUid timestamp sign rid'.split(' '),
);

/** What a request asks for, however it writes it. */
export function sampleRequest(address: string, body: string): Omit<SampleAnswer, 'body'> {
  const url = new URL(address);
  const sent: Record<string, unknown> = body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  const fields = Object.entries({ ...Object.fromEntries(url.searchParams), ...sent })
    .filter(([name]) => !PASSING.has(name))
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { path: url.pathname, fields: Object.fromEntries(fields) };
}

const keyOf = ({ path, fields }: Omit<SampleAnswer, 'body'>): string => `${path} ${JSON.stringify(fields)}`;
const recorded: ReadonlyMap<string, unknown> = new Map(answers.map((answer) => [keyOf(answer), answer.body]));

/** A server that answers what the sample library once answered; all else fails as it does without a network. */
export const sampleServer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const key = keyOf(sampleRequest(request.url, await request.text()));
  if (!recorded.has(key)) throw new TypeError(`not recorded: ${key}`);
  return Response.json(recorded.get(key));
};
