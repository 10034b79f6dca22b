export interface SpanPlan {
  /** The name of a call or a kind of page, of which there are few, and never a path. */
  name: string;
  kind: 'server' | 'client' | 'internal';
  /** A trace that the headers of the request name goes on. */
  headers?: Headers;
  attributes?: Readonly<Record<string, string | number>>;
}

export interface Tracing {
  /** Runs `work` in a span; what it throws ends the span as failed and is thrown on. `statusOf` tells an answer's HTTP status. */
  inSpan: <T>(plan: SpanPlan, work: () => Promise<T>, statusOf?: (result: T) => number) => Promise<T>;
  ended: (plan: SpanPlan, durationMs: number) => void;
  /** Headers by which another server goes on with the present trace. */
  headers: () => Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}
