import { partAddress, type ContentPart, type ContentPrefixes } from '@shuye/core-domain/chapter';
import { AppError, messages } from '@shuye/core-domain/error';
import { signText, type Service } from '@shuye/core-domain/sign';
import SparkMD5 from 'spark-md5';
import type * as v from 'valibot';
import { contentFile, type ContentFile } from './calls/content.ts';
import { commonFields } from './commonFields.ts';
import type { CommonParameters } from './CommonParameters.ts';
import { effectOf, type AnyCall, type Call } from './defineCall.ts';
import { encodeBody, type Fields } from './encodeBody.ts';
import { randomKey } from './randomKey.ts';
import { readAnswer, readShape, staleBy } from './readAnswer.ts';
import { createSession, type SessionOptions } from './session/createSession.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export interface ApiClientOptions extends TransportOptions, SessionOptions {
  /** Address of each service, without a trailing slash; empty for the page's own origin (D-030) [SIGN-16]. */
  addresses: Partial<Record<Service, string>>;
  /** Signing key of each service (D-025). */
  signKeys: Partial<Record<Service, string>>;
  common: () => CommonParameters;
  nowMs: () => number;
  /** Receives each call that failed, beside its caller, since many failures are shown to nobody [NET-07]. */
  log?: (call: string, error: AppError) => void;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Names one intent of the reader over all its tries; without it this sending gets a key of its own. */
  idempotencyKey?: string;
  /** The page is going away: the request may outlive it. Bodies stay below 64 KiB. */
  keepalive?: boolean;
}

export interface ApiClient {
  /** Fails with an `AppError` whose message may be shown. */
  send: <Input, Request extends v.ObjectEntries, Answer extends v.GenericSchema, Output>(
    call: Call<Input, Request, Answer, Output>,
    input: Input,
    options?: SendOptions,
  ) => Promise<Output>;
  /** Fetches one part of a chapter from the prefix that its price decides [API-12]. */
  content: (prefixes: ContentPrefixes, part: ContentPart, options?: SendOptions) => Promise<ContentFile>;
  /** Now by the server's clock, as far as it was told: it is right where the device's own is wrong. */
  serverMs: () => number;
}

const CONTENT_WORDS = messages.contentFailure;

/**
 * Adds to each call common parameters, time, signature, encoding, session, repeats and errors; it knows no screen. A
 * call that is refused for its time is sent once more with the server's, and an ended session is renewed once.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { addresses, signKeys, common, nowMs, log } = options;
  const transport = createTransport(options);
  const session = createSession(options);
  /** Server time minus ours; learnt from a refusal. */
  let clockOffsetMs = 0;
  const serverMs = (): number => nowMs() + clockOffsetMs;

  const address = (service: Service): string => {
    const found = addresses[service];
    if (found === undefined) throw new AppError('input', 'No source in config');
    return found;
  };

  const signed = async (call: AnyCall, fields: Fields): Promise<Fields> => {
    const secret = signKeys[call.service] ?? '';
    let timed: Fields = { ...fields, timestamp: Math.floor(serverMs() / 1000) };
    if (call.encrypted) {
      // Few calls need the cipher, so it is no part of a page's first load.
      const { encryptFields } = await import('./encryptFields.ts');
      timed = encryptFields(timed, call.encrypted, secret);
    }
    return call.sign === 'never' ? timed : { ...timed, sign: SparkMD5.hash(signText(timed, secret)) };
  };

  const answerOf = (call: AnyCall, own: Fields, { signal, idempotencyKey: given, keepalive }: SendOptions) =>
    session.withSession(async ({ token, headers, credentials }) => {
      const fields = await signed(call, { ...commonFields(call, common(), token), ...own });
      const { search, body, contentType } = encodeBody(call.body, fields, call);
      const effect = effectOf(call);
      return transport({
        url: address(call.service) + call.path + search,
        method: call.method,
        headers: {
          ...headers,
          ...(contentType ? { 'content-type': contentType } : {}),
          ...(given && effect !== 'read' ? { 'idempotency-key': given } : {}),
        },
        body,
        credentials,
        keepalive,
        isRepeatable: effect !== 'once',
        signal,
      });
    });

  const send: ApiClient['send'] = async (call, input, sendOptions = {}) => {
    const keyed = effectOf(call) === 'keyed' ? { idempotencyKey: randomKey(), ...sendOptions } : sendOptions;
    try {
      const own = call.toRequest(input) as Fields;
      let answer = await answerOf(call, own, keyed);
      const serverTime = staleBy(call, answer);
      if (serverTime) {
        clockOffsetMs = serverTime * 1000 - nowMs();
        answer = await answerOf(call, own, keyed);
      }
      return readAnswer(call, answer);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log?.(call.name, error);
      throw call.mapError?.(error, input) ?? error;
    }
  };

  /** A session is shown to our own servers alone, since files may lie with others. */
  const isOurs = (url: string): boolean =>
    Object.values(addresses).some((own) => (own === '' ? /^\/(?!\/)/.test(url) : url.startsWith(`${own}/`)));

  const content: ApiClient['content'] = async (prefixes, part, { signal } = {}) => {
    const url = partAddress(prefixes, part);
    if (!url) throw new AppError('content', CONTENT_WORDS);
    const request = { url, method: 'GET', isRepeatable: true, refusedWords: CONTENT_WORDS, signal } as const;
    const isAnonymous = part.isFree || !isOurs(url);
    const answer = await (isAnonymous
      ? transport(request)
      : session.withSession(({ headers, credentials }) => transport({ ...request, headers, credentials })));
    const file = readShape(contentFile, answer);
    if (file.state !== 200) throw new AppError('server', file.message || CONTENT_WORDS, { code: file.state });
    return file;
  };

  return { send, content, serverMs };
}
