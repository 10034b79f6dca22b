import { parseRenderingKey } from '@shuye/core-domain/address';
import { listenFailure, type ListenedPlace } from '@shuye/core-domain/listening';
import { parseMetricsConfig, startMetrics, startTracing } from '@shuye/telemetry';
import { createWebServer } from './createWebServer.ts';
import { hostNames } from './hostNames.ts';
import { hasRenderPage } from './pages/loadRenderPage.ts';
import { parseThreadCount } from './pages/threads/parseThreadCount.ts';
import { startRenderingThreads } from './pages/threads/startRenderingThreads.ts';
import { parseStart } from './parseStart.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { startListening } from './startListening.ts';

const KEEP = 'SHUYE_KEEP_ON_DEVICES';

function isKeptOnDevices(): boolean {
  const value = process.env[KEEP] || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`${KEEP} is "${value}", but must be on or off.`);
  return value === 'on';
}

/** What is listened on by an option and a variable of these names; a failure names them. */
async function listening<Server>(place: ListenedPlace, start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (cause) {
    const sentence = listenFailure(cause, place);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

async function main(): Promise<void> {
  const start = parseStart(process.argv.slice(2));
  if (typeof start === 'string') {
    console.log(start);
    return;
  }
  const { dist, gateway, host, port, metricsPort } = start;
  const config = runtimeConfig(process.env);
  const names = hostNames(process.env);
  const site = { dist, gateway, config, isKeptOnDevices: isKeptOnDevices() };
  const renderingKey = parseRenderingKey(process.env);
  const most = parseThreadCount(process.env);
  const metricsConfig = parseMetricsConfig({
    ...process.env,
    SHUYE_METRICS_PORT: metricsPort === undefined ? undefined : String(metricsPort),
  });
  const metricsPlace = { hostSetting: 'SHUYE_METRICS_HOST', portSetting: '--metrics-port' };
  const metrics =
    metricsConfig &&
    (await listening({ ...metricsConfig, ...metricsPlace }, () =>
      startMetrics(metricsConfig, { prefix: 'shuye_web', version: config.version }),
    ));
  const tracing = await startTracing(process.env, 'shuye-web-server', (message, cause) =>
    console.error(cause instanceof Error ? `${message}: ${cause.message}` : message),
  );
  const renderer = hasRenderPage(dist)
    ? await startRenderingThreads(
        { ...site, renderingKey },
        { most, onFailure: ({ message }) => console.error(`A thread that renders pages has ended: ${message}`) },
      )
    : undefined;
  const app = createWebServer({ ...site, renderer, hostNames: names, metrics, tracing });
  const besides = metrics && { port: metrics.port, setting: '--metrics-port' };
  const server = await listening({ host, port, hostSetting: '--host', portSetting: '--port', besides }, () =>
    startListening({
      fetch: app.fetch,
      answerAtOnce: app.answerAtOnce,
      observe: app.observe,
      hostname: host,
      port,
    }),
  );
  console.log(`listening on ${server.port}`);

  const stop = async (): Promise<void> => {
    await server.stop();
    metrics?.close();
    await tracing?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
