import type { ServerMetrics } from '@shuye/telemetry';
import type { createPageSource } from '../pages/createPageSource.ts';

export interface WatchedWebServer {
  /** Undefined where browsers render all. */
  pages: ReturnType<typeof createPageSource> | undefined;
  readBody: { held: () => number };
  counts: Readonly<{
    /** Counts pages that were given out before anything else looked at the request. */
    ready: number;
    unreachable: number;
  }>;
}

export function watchWebServer(metrics: ServerMetrics, { pages, readBody, counts }: WatchedWebServer): void {
  metrics.total({
    name: 'pages_total',
    help: 'Pages by where they came from: ready, kept, older (one is on its way), rendered, left to the browser.',
    label: 'source',
    read: () => ({ ready: counts.ready, ...pages?.outcomes }),
  });
  metrics.total({
    name: 'gateway_failures_total',
    help: 'Requests that could not be passed on: the gateway did not answer.',
    read: () => counts.unreachable,
  });
  metrics.gauge({
    name: 'renderings_running',
    help: 'Renderings at this moment; beyond 16 browsers render.',
    read: () => pages?.renderings() ?? 0,
  });
  metrics.gauge({
    name: 'kept_pages_bytes',
    help: 'Bytes of rendered pages in memory.',
    read: () => pages?.bytes() ?? 0,
  });
  metrics.gauge({
    name: 'held_bodies_bytes',
    help: 'Bytes of requests that are on their way to the gateway.',
    read: readBody.held,
  });
}
