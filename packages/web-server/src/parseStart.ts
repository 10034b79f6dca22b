import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE =
  'Usage: shuye-web-server --dist <folder> --gateway <address> [--port <number>] [--host <address>] [--metrics-port <number>]';

const MAX_PORT = 65_535;

/** What a web server is started with. */
export interface StartOptions {
  /** A folder that holds a built app. */
  dist: string;
  /** An address without a slash at its end. */
  gateway: string;
  host: string;
  port: number;
  /** Undefined where nothing is measured. */
  metricsPort: number | undefined;
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dist: { type: 'string' },
        gateway: { type: 'string' },
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        // Several web servers of a machine share the environment, so that it cannot name this port.
        'metrics-port': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
  }
}

function portOf(name: string, given: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= MAX_PORT) return Number(given);
  throw new Error(`${name} is "${given}", but must be a port from 0 to ${MAX_PORT}.`);
}

function distOf(given: string): string {
  const dist = resolve(given);
  if (existsSync(join(dist, 'index.html'))) return dist;
  throw new Error(`--dist is "${given}", but that folder holds no built app: it has no index.html.`);
}

function gatewayOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (isPlain && /^https?:$/.test(url.protocol)) return given.replace(/\/$/, '');
  // It is not repeated: whoever writes a password into it finds it in no log.
  throw new Error('--gateway must be the web address of the gateway, such as http://127.0.0.1:8090.');
}

/**
 * Reads the arguments of the command line; a text is what is to be shown to who asks for help.
 * @throws Error for operators naming the first one that cannot be used.
 */
export function parseStart(args: readonly string[]): StartOptions | string {
  const { help, dist, gateway, host, port, 'metrics-port': metricsPort } = readOptions(args);
  if (help) return USAGE;
  if (!dist || !gateway) throw new Error(USAGE);
  return {
    dist: distOf(dist),
    gateway: gatewayOf(gateway),
    host,
    port: portOf('--port', port),
    metricsPort: metricsPort === undefined ? undefined : portOf('--metrics-port', metricsPort),
  };
}
