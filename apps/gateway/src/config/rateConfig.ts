import { parseRenderingKey } from '@shuye/core-domain/address';
import * as v from 'valibot';
import { asConfigError } from './asConfigError.ts';
import { settingReader } from './settingReader.ts';

/** Requests a second; off for measurements. */
export interface RateConfig {
  isOn: boolean;
  /** Of all that one address asks. */
  address: number;
  /** Of the calls of one account, or of the guests of one address. */
  user: number;
  search: number;
  /** Purchases, orders, shelf changes: what carries an idempotency key. */
  change: number;
  /** Logins and login codes of one address. */
  login: number;
  /** Of the calls of pages that a web server renders for one address. */
  rendering: number;
  /** By which such a web server is known; without it, none is. */
  renderingKey: string | undefined;
  /** How many proxies of ours stand before the gateway; only then is `x-forwarded-for` believed. */
  trustedProxies: number;
}

const perSecond = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,3})?$/), v.transform(Number), v.minValue(0.001));
const rate = (fallback: string) => ({ schema: perSecond, fallback, expects: 'requests a second, such as 30 or 0.5' });

const settings = {
  SHUYE_RATE_LIMITS: { schema: v.picklist(['on', 'off']), fallback: 'on', expects: 'on or off' },
  SHUYE_RATE_ADDRESS: rate('200'),
  SHUYE_RATE_USER: rate('50'),
  SHUYE_RATE_SEARCH: rate('20'),
  SHUYE_RATE_CHANGE: rate('10'),
  SHUYE_RATE_LOGIN: rate('1'),
  SHUYE_RATE_RENDERING: rate('200'),
  SHUYE_TRUSTED_PROXIES: {
    schema: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
    fallback: '0',
    expects: 'a number of proxies from 0 to 9',
  },
} as const;

function renderingKey(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return parseRenderingKey(env);
  } catch (error) {
    throw asConfigError(error);
  }
}

/**
 * How much one sender may ask, from the environment.
 * @throws ConfigError naming the first value that cannot be used.
 */
export function parseRateConfig(env: NodeJS.ProcessEnv): RateConfig {
  const setting = settingReader(settings, env);
  return {
    isOn: setting('SHUYE_RATE_LIMITS') === 'on',
    address: setting('SHUYE_RATE_ADDRESS'),
    user: setting('SHUYE_RATE_USER'),
    search: setting('SHUYE_RATE_SEARCH'),
    change: setting('SHUYE_RATE_CHANGE'),
    login: setting('SHUYE_RATE_LOGIN'),
    rendering: setting('SHUYE_RATE_RENDERING'),
    renderingKey: renderingKey(env),
    trustedProxies: setting('SHUYE_TRUSTED_PROXIES'),
  };
}
