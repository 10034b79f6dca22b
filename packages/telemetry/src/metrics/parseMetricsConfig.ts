export interface MetricsConfig {
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** The bearer token of a scraper; anybody is answered without one. */
  token: string | undefined;
}

const MIN_TOKEN_LENGTH = 16;
const MAX_PORT = 65_535;

/**
 * Where metrics are given out, from the environment: `SHUYE_METRICS_PORT`, nowhere without it; `SHUYE_METRICS_HOST`, this
 * machine alone unless it is set; `SHUYE_METRICS_TOKEN`.
 * @throws Error naming the first value that cannot be used; it does not repeat a token.
 */
export function parseMetricsConfig(env: NodeJS.ProcessEnv): MetricsConfig | undefined {
  const port = env['SHUYE_METRICS_PORT'] || undefined;
  const host = env['SHUYE_METRICS_HOST'] || '127.0.0.1';
  const token = env['SHUYE_METRICS_TOKEN'] || undefined;
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT)) {
    throw new Error(`SHUYE_METRICS_PORT is "${port}", but must be a port from 0 to ${MAX_PORT}.`);
  }
  if (token !== undefined && token.length < MIN_TOKEN_LENGTH) {
    throw new Error(`SHUYE_METRICS_TOKEN must be at least ${MIN_TOKEN_LENGTH} characters.`);
  }
  return port === undefined ? undefined : { host, port: Number(port), token };
}
