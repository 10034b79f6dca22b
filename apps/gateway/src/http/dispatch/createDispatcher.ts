import { effectOf } from '@shuye/api-client/calls';
import { timeLeftMs } from '@shuye/core-domain/address';
import { messages } from '@shuye/core-domain/error';
import { getPath } from 'hono/utils/url';
import type { Logger } from 'pino';
import { FullDisk, isDiskFull } from '../../files/FullDisk.ts';
import { firstOfMany } from '../../outgoing/firstOfMany.ts';
import { CallerGone } from '../../patience/CallerGone.ts';
import { createPatience, type Line } from '../../patience/createPatience.ts';
import { withPatience } from '../../patience/currentPatience.ts';
import { untilGone } from '../../patience/untilGone.ts';
import { Unavailable } from '../../patience/Unavailable.ts';
import { limitAddress, UNCOUNTED } from '../limits/limitAddress.ts';
import { clientAddress, type Connection } from '../limits/clientAddress.ts';
import type { RateLimits } from '../limits/createRateLimits.ts';
import { TooManyRequests } from '../../calls/callErrors.ts';
import { tooManyRequestsResponse } from './tooManyRequestsResponse.ts';
import { addBaselineHeaders } from '../security/baselineHeaders.ts';
import { isCrossSiteWrite } from '../security/isCrossSiteWrite.ts';
import { isFromOwnPage } from '../security/isFromOwnPage.ts';
import { createAccessLog, loggedPath, requestIdOf } from '../security/createAccessLog.ts';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import { pageRoute } from '../../telemetry/pageRoute.ts';
import { failurePage, isTypedForm } from './failurePage.ts';
import type { CallPlace, FindCall } from './findCall.ts';
import { jsonResponse, type CallResponse } from './CallResponse.ts';
import { toResponse } from './toResponse.ts';

/** The environment of pages and files; `failure` is set when one of them throws. */
export interface RequestEnv extends Connection {
  requestId: string;
  address: string;
  failure?: unknown;
}

export type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

export interface DispatcherOptions {
  log: Logger;
  nowMs: () => number;
  /** Where the gateway stores what it is told. */
  dataDir: string;
  /** Absent, no one is limited. */
  limits?: RateLimits | undefined;
  /** Proxies of ours before the gateway. */
  trustedProxies: number;
  origins: readonly string[];
  findCall: FindCall;
  /** Absent, nothing is measured. */
  metrics?: ServerMetrics | undefined;
  /** Absent, nothing is traced. */
  tracing?: Tracing | undefined;
  /** Requests that are being answered at a time; more are told to come again. */
  maxOpen?: number;
  /** The cookies that keep what was typed into a form of the login that is refused; absent, none does. */
  keepForm?: (form: Request) => Promise<readonly string[]>;
  /** Answers everything that is not a declared call. */
  pages: (request: Request, env: RequestEnv) => Response | Promise<Response>;
}

/** Twice a crowd that opens one new chapter, each request some tens of kilobytes. */
const MAX_OPEN = 4000;

const CROSS_SITE = { state: 403, status: 403, message: 'the request comes from a page of another site' };
/** The error itself goes to the log only. */
const INTERNAL_ERROR = { state: 500, message: messages.networkFailure };
/** What was sent is not stored; sent again when there is room, it may be. */
const DISK_FULL = {
  state: 507,
  status: 507,
  message: messages.serverDiskFull,
  info: { message: messages.serverDiskFull },
};

/** What was asked was not done; asked again a little later, it will be. */
const UNAVAILABLE = { state: 503, status: 503, message: messages.tooBusy, info: { message: messages.tooBusy } };

export function failureResponse(failure: unknown): CallResponse {
  if (failure instanceof CallerGone) return jsonResponse(GONE, GONE.status, { 'cache-control': 'no-store' });
  if (failure instanceof Unavailable)
    return jsonResponse(UNAVAILABLE, 503, { 'retry-after': String(failure.retryAfter), 'cache-control': 'no-store' });
  return isDiskFull(failure) ? jsonResponse(DISK_FULL, 507) : jsonResponse(INTERNAL_ERROR, 500);
}

/** Whether a failure is one to look into: what is expected under load, or told by what failed, is no such one. */
export const isFault = (error: unknown): boolean =>
  !(error instanceof TooManyRequests) && !(error instanceof Unavailable);

/** Whoever waited has gone, or waits no longer: a gateway in between reads it, if anybody. */
const GONE = { state: 504, status: 504, message: messages.networkFailure, info: { message: messages.networkFailure } };

/** What metrics and log say of one who hung up, as other servers do: it is no failure of ours. */
const HUNG_UP = 499;

/** The longest that a caller waits, in milliseconds: as long as the product's own pages do. */
const MAX_PATIENCE_MS = 60_000;

const queryOf = (url: string): string => {
  const begin = url.indexOf('?');
  if (begin < 0) return '';
  const end = url.indexOf('#', begin);
  return url.slice(begin + 1, end < 0 ? undefined : end);
};

/** A change goes on when its sender hangs up: pages that are closed send their last words and do not wait. */
const isReading = (method: string, place: CallPlace | undefined): boolean =>
  place ? effectOf(place.call) === 'read' : method === 'GET' || method === 'HEAD';

/** Undefined where the gateway is called without a port. */
const lineOf = ({ incoming }: Connection): Line | undefined =>
  incoming?.socket && 'once' in incoming.socket ? (incoming.socket as Line) : undefined;

interface Dispatched {
  path: string;
  query: string;
  /** Undefined for a page or a file. */
  place: CallPlace | undefined;
  env: RequestEnv;
}

const statusOf = ({ status }: CallResponse | Response): number => status;

/**
 * Handles every request in one pass: limits by address, the guard against other sites, the answer, its security headers,
 * a line in the log.
 */
export function createDispatcher({
  log,
  nowMs,
  dataDir,
  limits,
  trustedProxies,
  origins,
  findCall,
  metrics,
  tracing,
  maxOpen = MAX_OPEN,
  keepForm = () => Promise.resolve([]),
  pages,
}: DispatcherOptions): Fetch {
  const logAnswer = createAccessLog(log);
  const answer = (request: Request, { path, query, place, env }: Dispatched): Promise<CallResponse | Response> => {
    const { address } = env;
    if (limits) limitAddress(limits, request, path, address);
    if (isCrossSiteWrite(request, origins)) {
      const refusal = { call: loggedPath(path), reason: 'a page of another site' };
      return Promise.resolve({ ...jsonResponse(CROSS_SITE, 403), refusal });
    }
    return place ? place.answer({ request, query, address }) : Promise.resolve(pages(request, env));
  };

  const tellFull = firstOfMany(({ requestId, failure }: { requestId: string; failure: unknown }) =>
    log.error({ requestId }, new FullDisk(dataDir, failure).message),
  );

  let open = 0;
  const counted = async (request: Request, dispatched: Dispatched): Promise<CallResponse | Response> => {
    open += 1;
    try {
      return await answer(request, dispatched);
    } finally {
      open -= 1;
    }
  };
  return async (request, connection) => {
    const started = nowMs();
    const { method, headers } = request;
    const path = getPath(request);
    const query = queryOf(request.url);
    const place = findCall(method, path, query);
    const route = place?.call.name ?? pageRoute(path);
    const began = performance.now();
    metrics?.requestBegan();
    const requestId = requestIdOf(headers);
    const socket: Connection = typeof connection === 'object' ? (connection ?? {}) : {};
    const address = clientAddress(headers, socket, trustedProxies);
    const env: RequestEnv = { ...socket, requestId, address };
    // Its page may have read it before it fails.
    const form = isTypedForm(route, request) ? request.clone() : request;
    const line = isReading(method, place) ? lineOf(socket) : undefined;
    let answered: CallResponse | Response;
    try {
      if (open >= maxOpen && !UNCOUNTED.has(path)) throw new Unavailable('too many requests are being answered');
      const patience = createPatience({ ms: timeLeftMs(headers, MAX_PATIENCE_MS), line });
      const work = () => withPatience(patience, () => counted(request, { path, query, place, env }));
      const working = tracing ? tracing.inSpan({ name: route, kind: 'server', headers }, work, statusOf) : work();
      // What may not be stopped, such as a commit, goes on without whoever waited for it.
      answered = await untilGone(patience, working);
    } catch (error) {
      if (isFault(error)) env.failure = error;
      answered = error instanceof TooManyRequests ? tooManyRequestsResponse(error) : failureResponse(error);
    }
    // A form that is led back to its page has failed all the same.
    const { status: outcome } = answered;
    if (!place) {
      const own = isFromOwnPage(request, origins) ? form : undefined;
      answered = await failurePage(answered, { route, request, form: own, keepForm: () => keepForm(form) });
    }
    const { failure } = env;
    const status = line?.destroyed === true && outcome === GONE.status ? HUNG_UP : outcome;
    metrics?.requestEnded(route, status, (performance.now() - began) / 1000);
    const isFull = isDiskFull(failure);
    logAnswer({ requestId, method, path, status, ms: nowMs() - started, failure: isFull ? undefined : failure });
    if (isFull) tellFull({ requestId, failure });
    if (!(answered instanceof Response)) {
      if (answered.refusal) log.warn({ requestId, ...answered.refusal }, 'refused');
      const response = toResponse(answered, requestId);
      return method === 'HEAD' ? new Response(null, response) : response;
    }
    addBaselineHeaders(answered.headers);
    answered.headers.set('x-request-id', requestId);
    return answered;
  };
}
