import { cashierPages, cashierReports, plainCashier, type CashierBehaviour } from '../cashier/CashierBehaviour.ts';
import { ConfigError } from './ConfigError.ts';

export interface PayConfig {
  /** At least 32 characters; payments are not heard without it. */
  callbackKey: string | undefined;
  /** The key before it, which is still taken. */
  formerCallbackKey?: string | undefined;
  sampleCashier: boolean;
  /** How the sample cashier behaves unless an address asks for something else. */
  cashier?: CashierBehaviour;
}

const MIN_KEY_LENGTH = 32;

function oneOf<Known extends string>(env: NodeJS.ProcessEnv, name: string, known: readonly Known[], fallback: Known) {
  const given = env[name] || fallback;
  const found = known.find((candidate) => candidate === given);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${known.join(', ')}.`);
  return found;
}

/**
 * How top-ups are paid, from the environment: `SHUYE_PAY_CALLBACK_KEY` (and `…_FORMER` while it is
 * being replaced), `SHUYE_SAMPLE_CASHIER` (`on` or `off`),
 * and for trials `SHUYE_CASHIER_REPORT` and `SHUYE_CASHIER_PAGE`.
 * @throws ConfigError naming the first value that cannot be used; it does not repeat a key.
 */
export function parsePayConfig(env: NodeJS.ProcessEnv): PayConfig {
  const callbackKey = env['SHUYE_PAY_CALLBACK_KEY'] || undefined;
  const formerCallbackKey = env['SHUYE_PAY_CALLBACK_KEY_FORMER'] || undefined;
  for (const [name, key] of [
    ['SHUYE_PAY_CALLBACK_KEY', callbackKey],
    ['SHUYE_PAY_CALLBACK_KEY_FORMER', formerCallbackKey],
  ]) {
    if (key !== undefined && key.length < MIN_KEY_LENGTH)
      throw new ConfigError(`${name} must be at least ${MIN_KEY_LENGTH} characters.`);
  }
  const cashier = env['SHUYE_SAMPLE_CASHIER'] || 'off';
  if (cashier !== 'on' && cashier !== 'off') throw new ConfigError('SHUYE_SAMPLE_CASHIER must be on or off.');
  if (cashier === 'on' && callbackKey === undefined) {
    throw new ConfigError('SHUYE_SAMPLE_CASHIER pays through the callback: it needs SHUYE_PAY_CALLBACK_KEY.');
  }
  const behaviour = {
    report: oneOf(env, 'SHUYE_CASHIER_REPORT', cashierReports, plainCashier.report),
    page: oneOf(env, 'SHUYE_CASHIER_PAGE', cashierPages, plainCashier.page),
  };
  return {
    callbackKey,
    ...(formerCallbackKey === undefined ? {} : { formerCallbackKey }),
    sampleCashier: cashier === 'on',
    ...(cashier === 'on' ? { cashier: behaviour } : {}),
  };
}
