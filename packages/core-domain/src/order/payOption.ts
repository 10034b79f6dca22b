import { OrderPayMode } from '../host/OrderPayMode.ts';

export type PayOption =
  | { payMode: typeof OrderPayMode.Bridge; provider: 'payment-provider' }
  | { payMode: typeof OrderPayMode.Redirect; provider: 'chat-app'; returnUrl: string };

/** Bridge hosts pay through the payment provider, the plain browser through the chat app's cashier [PAY-09] [PAY-10]. */
export const payOption = (payMode: OrderPayMode, returnUrl: string): PayOption =>
  payMode === OrderPayMode.Bridge
    ? { payMode, provider: 'payment-provider' }
    : { payMode, provider: 'chat-app', returnUrl };

export type PayLaunch = { by: 'bridge'; tradeNo: string } | { by: 'redirect'; url: string };

/** `payInfo` is a trade number for the bridge and an address for the browser [PAY-11]. */
export const payLaunch = (payMode: OrderPayMode, payInfo: string): PayLaunch =>
  payMode === OrderPayMode.Bridge ? { by: 'bridge', tradeNo: payInfo } : { by: 'redirect', url: payInfo };
