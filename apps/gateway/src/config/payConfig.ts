import { ConfigError } from './ConfigError.ts';

export interface PayConfig {
  /** At least 32 characters; payments are not heard without it. */
  callbackKey: string | undefined;
  sampleCashier: boolean;
}

const MIN_KEY_LENGTH = 32;

/**
 * How top-ups are paid, from the environment: `SHUYE_PAY_CALLBACK_KEY` and `SHUYE_SAMPLE_CASHIER` (`on` or `off`).
 * @throws ConfigError naming the first value that cannot be used; it does not repeat a key.
 */
export function parsePayConfig(env: NodeJS.ProcessEnv): PayConfig {
  const callbackKey = env['SHUYE_PAY_CALLBACK_KEY'] || undefined;
  if (callbackKey !== undefined && callbackKey.length < MIN_KEY_LENGTH) {
    throw new ConfigError(`SHUYE_PAY_CALLBACK_KEY must be at least ${MIN_KEY_LENGTH} characters.`);
  }
  const cashier = env['SHUYE_SAMPLE_CASHIER'] || 'off';
  if (cashier !== 'on' && cashier !== 'off') throw new ConfigError('SHUYE_SAMPLE_CASHIER must be on or off.');
  if (cashier === 'on' && callbackKey === undefined) {
    throw new ConfigError('SHUYE_SAMPLE_CASHIER pays through the callback: it needs SHUYE_PAY_CALLBACK_KEY.');
  }
  return { callbackKey, sampleCashier: cashier === 'on' };
}
