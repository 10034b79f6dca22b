import { services } from '@shuye/core-domain/sign';
import type { GatewayConfig } from './parseConfig.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

const isDevelopmentKey = (key: string): boolean => key.startsWith('dev-');

/** What is fine on a machine of one's own and dangerous where others reach the gateway, a sentence each; none on loopback. */
export function exposureWarnings({ host, login, pay, signKeys }: GatewayConfig): string[] {
  if (LOOPBACK.test(host)) return [];
  const open = services.filter((service) => signKeys[service].some(isDevelopmentKey));
  return [
    ...(login.fixedCode === undefined
      ? []
      : ['SHUYE_LOGIN_CODE is one code for every account: whoever knows it is every reader.']),
    ...(pay.sampleCashier ? ['SHUYE_SAMPLE_CASHIER is on: it moves no money, and everyone tops up for nothing.'] : []),
    ...(open.length === 0
      ? []
      : [
          `The signing keys of ${open.join(', ')} are those of development, which everyone knows: set SHUYE_SIGN_KEY_….`,
        ]),
  ];
}
