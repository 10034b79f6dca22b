import type { Tracing } from './Tracing.ts';

/** Any of them means that an exporter is configured. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/**
 * Loads nothing and gives undefined where `OTEL_EXPORTER_OTLP_ENDPOINT` names no collector. `OTEL_SERVICE_NAME` goes
 * before the server's own name; the exporter reads its other variables itself.
 */
export async function startTracing(env: NodeJS.ProcessEnv, service: string): Promise<Tracing | undefined> {
  if (!ENDPOINTS.some((name) => env[name])) return undefined;
  const { createTracing } = await import('./createTracing.ts');
  return createTracing(env['OTEL_SERVICE_NAME'] || service);
}
