import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRenderingKey } from '@shuye/core-domain/address';
import { parseMetricsConfig, startMetrics, startTracing } from '@shuye/telemetry';
import { createWebServer } from './createWebServer.ts';
import { loadRenderer } from './pages/loadRenderer.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { startListening } from './startListening.ts';

const USAGE =
  'Usage: shuye-web-server --dist <folder> --gateway <address> [--port <number>] [--host <address>] [--metrics-port <number>]';

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const KEEP = 'SHUYE_KEEP_ON_DEVICES';

function isKeptOnDevices(value = 'on'): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`${KEEP} must be on or off.`);
  return value === 'on';
}

const hostNames = (list: string | undefined): string[] | undefined =>
  list
    ? list
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== '')
    : undefined;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      gateway: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      // Several web servers of a machine share the environment, so that it cannot name this port.
      'metrics-port': { type: 'string' },
    },
  });
  const { dist, gateway, port, host } = values;
  if (!dist || !gateway || !/^\d{1,5}$/.test(port)) throw new Error(USAGE);

  const config = runtimeConfig(process.env);
  const metrics = await startMetrics(
    parseMetricsConfig({ ...process.env, SHUYE_METRICS_PORT: values['metrics-port'] }),
    { prefix: 'shuye_web', version: config.version },
  );
  const tracing = await startTracing(process.env, 'shuye-web-server');
  const app = createWebServer({
    dist: resolve(dist),
    renderPage: await loadRenderer(resolve(dist)),
    renderingKey: parseRenderingKey(process.env),
    gateway: gateway.replace(/\/$/, ''),
    config,
    metrics,
    tracing,
    hostNames: hostNames(process.env['SHUYE_HOST_NAMES']),
    isKeptOnDevices: isKeptOnDevices(process.env[KEEP]),
  });
  const server = await startListening({
    fetch: app.fetch,
    answerAtOnce: app.answerAtOnce,
    observe: app.observe,
    hostname: host,
    port: Number(port),
  });
  console.log(`listening on ${server.port}`);

  const stop = async (): Promise<void> => {
    await server.stop();
    metrics?.close();
    await tracing?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch(fail);
