import type { ServerMetrics } from '@shuye/telemetry';
import type { ListeningParts } from '../startListening.ts';
import type { RouteOf } from './createRouteOf.ts';

/** The reader went away before the answer had begun: no class of an answer, and no fault. */
const GONE = 499;

/** Measures requests from their headers to the last byte of their answer. */
export const observeRequests =
  (metrics: ServerMetrics, routeOf: RouteOf): ListeningParts['observe'] =>
  ({ url = '/' }, response) => {
    const began = performance.now();
    const [path = '/'] = url.split('?', 1);
    metrics.requestBegan();
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : GONE;
      metrics.requestEnded(routeOf(path), status, (performance.now() - began) / 1000);
    });
  };
