import { AppError, messages, partAddress, signText, type ContentPart, type ContentPrefixes } from '@shuye/core-domain';
import SparkMD5 from 'spark-md5';
import * as v from 'valibot';
import { contentFile, type ContentFile } from './calls/content.ts';
import type { CommonParameters } from './CommonParameters.ts';
import type { AnyCall, Call, Service } from './defineCall.ts';
import { encodeBody, type Fields } from './encodeBody.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export interface ApiClientOptions extends TransportOptions {
  /** Address of each service, without a trailing slash; empty for the page's own origin (D-030). */
  addresses: Partial<Record<Service, string>>;
  /** Signing key of each service (D-025). */
  signKeys: Partial<Record<Service, string>>;
  common: () => CommonParameters;
  /** Milliseconds. */
  now: () => number;
}

export interface SendOptions {
  signal?: AbortSignal;
}

export interface ApiClient {
  /** Sends a declared call; fails with an `AppError` whose message may be shown. */
  send: <Input, Request extends v.ObjectEntries, Answer extends v.GenericSchema, Output>(
    call: Call<Input, Request, Answer, Output>,
    input: Input,
    options?: SendOptions,
  ) => Promise<Output>;
  /** Fetches one part of a chapter from the prefix that its price decides [API-12]. */
  content: (prefixes: ContentPrefixes, part: ContentPart, options?: SendOptions) => Promise<ContentFile>;
}

/** State of an answer to a request whose time lies outside the server's window. */
const STALE_REQUEST = 4011;

const envelope = v.looseObject({
  state: v.optional(v.union([v.string(), v.number()])),
  status: v.optional(v.union([v.string(), v.number()])),
  message: v.optional(v.nullish(v.string(), ''), ''),
  serverTime: v.optional(v.number()),
});

const wrongShape = (cause: unknown): AppError => new AppError('network', messages.networkFailure, { cause });

const read = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value);
  if (!result.success) throw wrongShape(v.flatten(result.issues));
  return result.output;
};

const commonFields = (call: AnyCall, common: CommonParameters): Fields => ({
  platform: common.platform,
  channelId: common.channelId,
  appVer: common.appVersion,
  osName: common.osName,
  sn: common.deviceId,
  ...(call.userField ? { [call.userField]: common.userId } : {}),
});

/** The answer itself when its state means success; otherwise the server's refusal, with the call's own text where it has one. */
const accepted = (call: AnyCall, answer: unknown): unknown => {
  const { message, ...states } = read(envelope, answer);
  const code = Number(states[call.stateField ?? 'state']);
  if ((call.successCodes ?? [200]).includes(code)) return answer;
  throw new AppError('server', call.errorMessages?.[code] ?? (message || messages.networkFailure), { code });
};

/** Sends calls: common parameters, time, signature, encoding, state of the answer, errors. It knows no screen. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { addresses, signKeys, common, now } = options;
  const transport = createTransport(options);
  /** Server time minus ours, in seconds; learnt from a refusal. */
  let clockOffset = 0;

  const address = (service: Service): string => {
    const found = addresses[service];
    if (found === undefined) throw new AppError('input', 'No source in config');
    return found;
  };

  const signed = (call: AnyCall, fields: Fields): Fields => {
    const timed = { ...fields, timestamp: Math.floor(now() / 1000) + clockOffset };
    if (call.sign === 'never') return timed;
    return { ...timed, sign: SparkMD5.hash(signText(timed, signKeys[call.service] ?? '')) };
  };

  const answerOf = async (call: AnyCall, fields: Fields, signal: AbortSignal | undefined): Promise<unknown> => {
    const { search, body, contentType } = encodeBody(call.body, signed(call, fields), call.inAddress);
    const url = address(call.service) + call.path + search;
    return transport({ url, method: call.method, body, contentType, signal });
  };

  const send: ApiClient['send'] = async (call, input, { signal } = {}) => {
    try {
      const fields = { ...commonFields(call, common()), ...(call.toRequest(input) as Fields) };
      let answer = await answerOf(call, fields, signal);
      const { state, serverTime } = read(envelope, answer);
      if (Number(state) === STALE_REQUEST && serverTime !== undefined) {
        clockOffset = serverTime - Math.floor(now() / 1000);
        answer = await answerOf(call, fields, signal);
      }
      return call.toResult(read(call.answer, accepted(call, answer)));
    } catch (error) {
      if (error instanceof AppError && call.mapError) throw call.mapError(error);
      throw error;
    }
  };

  const content: ApiClient['content'] = async (prefixes, part, { signal } = {}) => {
    const url = partAddress(prefixes, part);
    if (!url) throw new AppError('content', messages.contentFailure);
    const file = read(contentFile, await transport({ url, method: 'GET', signal }));
    if (file.state !== 200) throw new AppError('server', file.message || messages.contentFailure, { code: file.state });
    return file;
  };

  return { send, content };
}
