import { resolve } from 'node:path';
import { services, type Service } from '@shuye/core-domain/sign';
import { parseMetricsConfig, type MetricsConfig } from '@shuye/telemetry';
import * as v from 'valibot';
import { parseLoginConfig, type LoginConfig } from './loginConfig.ts';
import { asConfigError } from './asConfigError.ts';
import { ConfigError } from './ConfigError.ts';
import { settingReader } from './settingReader.ts';
import { parseFilesConfig, type FilesConfig } from './filesConfig.ts';
import { parsePayConfig, type PayConfig } from './payConfig.ts';
import { parseSpaceConfig } from './spaceConfig.ts';
import type { SpaceLimits } from './SpaceLimits.ts';
import { packageFolder } from './packageFolder.ts';
import { parseRetentionConfig, type RetentionConfig } from './retentionConfig.ts';
import { parseRateConfig, type RateConfig } from './rateConfig.ts';

/** `.data` at the root of the repository. */
const DEFAULT_DATA_DIR = resolve(packageFolder, '../../.data');

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(65_535),
);

const settings = {
  SHUYE_GATEWAY_HOST: {
    schema: v.pipe(v.string(), v.nonEmpty()),
    fallback: '127.0.0.1',
    expects: 'an address to listen on',
  },
  SHUYE_GATEWAY_PORT: { schema: port, fallback: '8090', expects: 'a port from 0 to 65535' },
  SHUYE_DATA_DIR: {
    schema: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((path) => resolve(path)),
    ),
    fallback: DEFAULT_DATA_DIR,
    expects: 'a folder',
  },
  SHUYE_LOG_LEVEL: {
    schema: v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    fallback: 'info',
    expects: 'trace, debug, info, warn, error or silent',
  },
} as const;

const POSTGRES = 'the address of a PostgreSQL: postgres://user:password@host:5432/name';

/** Addresses of servers; they may hold passwords. */
const servers = {
  DATABASE_URL: { pattern: /^postgres(ql)?:\/\/./, expects: POSTGRES },
  DATABASE_READ_URL: { pattern: /^postgres(ql)?:\/\/./, expects: POSTGRES },
  REDIS_URL: { pattern: /^rediss?:\/\/./, expects: 'the address of a Redis: redis://user:password@host:6379' },
} as const;

export interface GatewayConfig {
  host: string;
  port: number;
  dataDir: string;
  /** Address of a PostgreSQL; without one the data folder holds the database. */
  databaseUrl: string | undefined;
  /** Address of a replica of it, for what may be seconds old. */
  databaseReadUrl: string | undefined;
  /** The bucket that holds the files of books; without one the data folder does. */
  files: FilesConfig | undefined;
  /** Address of a Redis by which gateways share limits and answers; without one each has its own. */
  redisUrl: string | undefined;
  logLevel: v.InferOutput<(typeof settings)['SHUYE_LOG_LEVEL']['schema']>;
  /** The present key of each service, and the one before it that pages may still sign with. */
  signKeys: Readonly<Record<Service, readonly string[]>>;
  login: LoginConfig;
  pay: PayConfig;
  rates: RateConfig;
  retention: RetentionConfig;
  /** What an account's own space holds at most. */
  space: SpaceLimits;
  /** Where metrics are given out; nowhere where it is undefined. */
  metrics: MetricsConfig | undefined;
}

/** An address that leads to a socket of this machine (`?host=/run/postgresql`) has a user and no host. */
const isReadable = (address: string): boolean => URL.canParse(address.replace('@/', '@localhost/'));

/** The value is not repeated in the message: it may hold a password. */
function serverAddress(env: NodeJS.ProcessEnv, name: keyof typeof servers): string | undefined {
  const address = env[name];
  if (!address) return undefined;
  const { pattern, expects } = servers[name];
  if (!pattern.test(address)) throw new ConfigError(`${name} must be ${expects}.`);
  if (isReadable(address)) return address;
  throw new ConfigError(`${name} cannot be read: letters such as / # ? of a password must be encoded.`);
}

function replicaAddress(env: NodeJS.ProcessEnv): string | undefined {
  const address = serverAddress(env, 'DATABASE_READ_URL');
  if (address === undefined || env['DATABASE_URL']) return address;
  throw new ConfigError('DATABASE_READ_URL is the address of a replica, and needs the DATABASE_URL that it copies.');
}

function metricsConfig(env: NodeJS.ProcessEnv): MetricsConfig | undefined {
  try {
    return parseMetricsConfig(env);
  } catch (error) {
    throw asConfigError(error);
  }
}

/**
 * Keys from `SHUYE_SIGN_KEY_<SERVICE>`, and `…_FORMER` while it is being replaced; on one's own machine, and for an empty one,
 * `dev-<service>` as the pages have it.
 */
const signKeys = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    services.map((service) => {
      const name = `SHUYE_SIGN_KEY_${service.toUpperCase()}`;
      const former = env[`${name}_FORMER`];
      return [service, [env[name] || `dev-${service}`, ...(former ? [former] : [])]];
    }),
  ) as unknown as Record<Service, readonly string[]>;

/** The gateway's settings. @throws ConfigError naming the first value that cannot be used. */
export function parseConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const setting = settingReader(settings, env);
  return {
    host: setting('SHUYE_GATEWAY_HOST'),
    port: setting('SHUYE_GATEWAY_PORT'),
    dataDir: setting('SHUYE_DATA_DIR'),
    databaseUrl: serverAddress(env, 'DATABASE_URL'),
    databaseReadUrl: replicaAddress(env),
    files: parseFilesConfig(env),
    redisUrl: serverAddress(env, 'REDIS_URL'),
    logLevel: setting('SHUYE_LOG_LEVEL'),
    signKeys: signKeys(env),
    login: parseLoginConfig(env),
    pay: parsePayConfig(env),
    rates: parseRateConfig(env),
    retention: parseRetentionConfig(env),
    space: parseSpaceConfig(env),
    metrics: metricsConfig(env),
  };
}
