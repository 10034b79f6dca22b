import { calls, type AnyCall, type CallAnswer, type Calls } from '@shuye/api-client/calls';

/** The server's word that it does not do what was asked. */
export class Refusal {
  readonly code: number;
  readonly message: string;

  constructor(code: number, message: string) {
    this.code = code;
    this.message = message;
  }
}

export type Fields = Readonly<Record<string, unknown>>;
type Reply<T> = T | Refusal | Response;
type Answer<T> = Reply<T> | ((fields: Fields) => Reply<T> | Promise<Reply<T>>);

/** Answers by the name of the call; the state of success is added. */
export type Answers = { [Name in keyof Calls]?: Answer<CallAnswer<Calls[Name]>> };

export interface SeenCall {
  name: string;
  fields: Fields;
  /** Where the request showed a bearer token. */
  authorization?: string;
}

const names = Object.keys(calls) as (keyof Calls)[];

const refusalWords = (call: object, message: string): object =>
  'messageIn' in call && call.messageIn === 'info' ? { info: { message } } : { message };

/** Whether a request is one of `call`: calls that share a path are told apart by the value of a field. */
function isOf(call: Pick<AnyCall, 'path' | 'request' | 'selectedBy'>, path: string, fields: Fields): boolean {
  if (call.path !== path) return false;
  if (call.selectedBy === undefined) return true;
  const selector = call.request[call.selectedBy];
  return selector !== undefined && 'literal' in selector && selector.literal === fields[call.selectedBy];
}

async function fieldsOf(request: Request, url: URL): Promise<Fields> {
  const text = await request.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return { ...Object.fromEntries(url.searchParams), ...(body as Fields) };
}

/** Files that the server gives, by their path. */
export type Files = Readonly<Record<string, () => object | Promise<object>>>;

/** A server that answers declared calls; one that nobody prepared for fails the request. */
export function fakeServer(answers: Answers, files: Files = {}) {
  const seen: SeenCall[] = [];

  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const file = files[url.pathname];
    if (file) {
      const content = await file();
      if (content instanceof Response) return content;
      return new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });
    }
    const fields = await fieldsOf(request, url);
    const name = names.find((known) => isOf(calls[known], url.pathname, fields));
    const prepared: unknown = name && answers[name];
    if (!name || prepared === undefined) throw new TypeError(`nothing answers ${url.pathname}`);

    const authorization = request.headers.get('authorization');
    seen.push({ name, fields, ...(authorization === null ? {} : { authorization }) });
    const reply: unknown =
      typeof prepared === 'function' ? await (prepared as (fields: Fields) => unknown)(fields) : prepared;
    if (reply instanceof Response) return reply.clone();
    const state = 'stateField' in calls[name] ? 'status' : 'state';
    const written =
      reply instanceof Refusal
        ? { [state]: reply.code, ...refusalWords(calls[name], reply.message) }
        : { [state]: 200, ...(reply as object) };
    return new Response(JSON.stringify(written), { headers: { 'content-type': 'application/json' } });
  };

  return { fetch: answer, seen };
}
