export { parseMetricsConfig, type MetricsConfig } from './metrics/parseMetricsConfig.ts';
export type { Measure, ServerMetrics } from './metrics/ServerMetrics.ts';
export { startMetrics, type RunningMetrics } from './metrics/startMetrics.ts';
export { startTracing } from './traces/startTracing.ts';
export type { SpanPlan, Tracing } from './traces/Tracing.ts';
