export interface SpanPlan {
  /** Of few kinds: the name of a call or a kind of page, never a path. */
  name: string;
  kind: 'server' | 'client' | 'internal';
  /** Headers of the request that began it; a trace that they name goes on. */
  headers?: Headers;
  attributes?: Readonly<Record<string, string | number>>;
}

/** Spans of what a server does; each is a child of the one that it is in. */
export interface Tracing {
  /** Runs `work` in a span; what it throws ends the span as failed and is thrown on. `statusOf` tells an answer's HTTP status. */
  inSpan: <T>(plan: SpanPlan, work: () => Promise<T>, statusOf?: (result: T) => number) => Promise<T>;
  /** A span of the present one that has just ended, and how long it took in milliseconds. */
  ended: (plan: SpanPlan, durationMs: number) => void;
  /** Headers by which another server goes on with the present trace. */
  headers: () => Readonly<Record<string, string>>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}
