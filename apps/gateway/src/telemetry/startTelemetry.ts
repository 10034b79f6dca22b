import { startMetrics, startTracing, type RunningMetrics, type Tracing } from '@shuye/telemetry';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config/parseConfig.ts';
import { asConfigError } from '../config/asConfigError.ts';
import { listenFailure } from '../listening/listenFailure.ts';

export interface Telemetry {
  metrics: RunningMetrics | undefined;
  tracing: Tracing | undefined;
}

/**
 * What those who run the gateway see of it; nothing where nothing is configured.
 * @throws ConfigError when the metrics cannot be listened on, or the collector of traces has no address.
 */
export async function startTelemetry(
  { metrics: config }: Pick<GatewayConfig, 'metrics'>,
  env: NodeJS.ProcessEnv,
  log: Logger,
): Promise<Telemetry> {
  const tell = (message: string, cause?: unknown): void => log.warn(cause === undefined ? {} : { err: cause }, message);
  const tracing = await startTracing(env, 'shuye-gateway', tell).catch((error: unknown) => {
    throw asConfigError(error);
  });
  try {
    const version = env['SHUYE_VERSION'] || '0.1.0';
    const metrics = await startMetrics(config, { prefix: 'shuye_gateway', version });
    if (metrics) log.info({ port: metrics.port }, 'metrics');
    return { metrics, tracing };
  } catch (error) {
    throw config ? listenFailure(error, config, 'SHUYE_METRICS') : error;
  }
}
