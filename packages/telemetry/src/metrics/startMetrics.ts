import type { ServerIdentity } from './createServerMetrics.ts';
import type { MetricsConfig } from './parseMetricsConfig.ts';
import type { ServerMetrics } from './ServerMetrics.ts';

export interface RunningMetrics extends ServerMetrics {
  port: number;
  close: () => void;
}

/** Loads nothing where metrics are not configured. @throws Error where host and port cannot be listened on. */
export async function startMetrics(
  config: MetricsConfig | undefined,
  identity: ServerIdentity,
): Promise<RunningMetrics | undefined> {
  if (config === undefined) return undefined;
  const [{ createServerMetrics }, { serveMetrics }] = await Promise.all([
    import('./createServerMetrics.ts'),
    import('./serveMetrics.ts'),
  ]);
  const { registry, ...metrics } = createServerMetrics(identity);
  return { ...metrics, ...(await serveMetrics(registry, config)) };
}
