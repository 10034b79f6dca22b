import { services } from '@shuye/core-domain/sign';
import type { GatewayConfig } from './parseConfig.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

const isDevelopmentKey = (key: string): boolean => key.startsWith('dev-');

const metricsWarning = (metrics: GatewayConfig['metrics']): string[] =>
  metrics === undefined || metrics.token !== undefined || LOOPBACK.test(metrics.host)
    ? []
    : [
        'SHUYE_METRICS_HOST is reached by others, and SHUYE_METRICS_TOKEN is not set: whoever reaches it reads the metrics.',
      ];

/** What is fine on a machine of one's own and dangerous where others reach the gateway, a sentence each; none on loopback. */
export function exposureWarnings({ host, login, pay, signKeys, metrics }: GatewayConfig): string[] {
  if (LOOPBACK.test(host)) return metricsWarning(metrics);
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
    ...metricsWarning(metrics),
  ];
}
