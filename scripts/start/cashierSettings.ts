import { randomBytes } from 'node:crypto';

/**
 * Lets orders be paid at the sample cashier, which moves no money, where the operator says nothing about paying. The
 * key is drawn anew with each start: only this gateway and its own cashier need to agree on it.
 */
export function cashierSettings(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  if (env['SHUYE_PAY_CALLBACK_KEY'] || env['SHUYE_SAMPLE_CASHIER']) return {};
  return { SHUYE_PAY_CALLBACK_KEY: randomBytes(32).toString('base64url'), SHUYE_SAMPLE_CASHIER: 'on' };
}
