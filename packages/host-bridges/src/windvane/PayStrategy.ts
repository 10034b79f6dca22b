import type { WindVaneCall } from './WindVaneCalls.ts';

/**
 * How a trade number is paid in a WindVane host. No public document names the class: host teams confirm class, method and
 * the name of the parameter, or an address that their webview turns into a native payment.
 */
export type PayStrategy =
  | { by: 'bridge'; name: string; parameter: string }
  | { by: 'redirect'; addressOf: (tradeNo: string) => string };

export const payCall = ({ name, parameter }: Extract<PayStrategy, { by: 'bridge' }>): WindVaneCall => ({
  name,
  params: ({ tradeNO }) => ({ [parameter]: tradeNO }),
});
