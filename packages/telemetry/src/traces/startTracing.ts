import type { Tracing } from './Tracing.ts';

/** Any of them means that an exporter is configured. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

/**
 * Loads nothing and gives undefined where `OTEL_EXPORTER_OTLP_ENDPOINT` names no collector. `OTEL_SERVICE_NAME` goes
 * before the server's own name; the exporter reads its other variables itself. `tell` is told once when the collector
 * takes nothing, and once when it does again.
 * @throws Error for operators when that is no web address, which is not repeated: it may hold a password.
 */
export async function startTracing(
  env: NodeJS.ProcessEnv,
  service: string,
  tell: (message: string, cause?: unknown) => void,
): Promise<Tracing | undefined> {
  const given = ENDPOINTS.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const wrong = given.find((name) => !isWebAddress(env[name] ?? ''));
  if (wrong !== undefined) {
    throw new Error(`${wrong} must be the web address of a collector, such as http://collector:4318.`);
  }
  const { createTracing } = await import('./createTracing.ts');
  return createTracing(env['OTEL_SERVICE_NAME'] || service, tell);
}
