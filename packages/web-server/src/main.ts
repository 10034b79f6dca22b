import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createWebServer } from './createWebServer.ts';
import { loadRenderer } from './pages/loadRenderer.ts';
import { runtimeConfig } from './runtimeConfig.ts';

const USAGE = 'Usage: shuye-web-server --dist <folder> --gateway <address> [--port <number>] [--host <address>]';

/** How long open requests may take to end after a stop was asked for, in milliseconds. */
const DRAIN_TIME = 2000;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The switch that takes the app off all devices again. */
const KEEP = 'SHUYE_KEEP_ON_DEVICES';

function isKeptOnDevices(value = 'on'): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`${KEEP} must be on or off.`);
  return value === 'on';
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      gateway: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { dist, gateway, port, host } = values;
  if (!dist || !gateway || !/^\d{1,5}$/.test(port)) throw new Error(USAGE);

  const app = createWebServer({
    dist: resolve(dist),
    renderPage: await loadRenderer(resolve(dist)),
    gateway: gateway.replace(/\/$/, ''),
    config: runtimeConfig(process.env),
    isKeptOnDevices: isKeptOnDevices(process.env[KEEP]),
  });
  const server = serve({ fetch: app.fetch, hostname: host, port: Number(port) }, (address) =>
    console.log(`listening on ${address.port}`),
  );
  server.on('error', fail);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      setTimeout(() => process.exit(0), DRAIN_TIME).unref();
    });
  }
}

main().catch(fail);
