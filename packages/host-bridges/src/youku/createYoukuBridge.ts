import type { HostBridge } from '../HostBridge.ts';
import { fieldsOf, parseText } from '../native/answerFields.ts';
import { createWindVaneBridge } from '../windvane/createWindVaneBridge.ts';
import type { PayStrategy } from '../windvane/PayStrategy.ts';
import { redirectPay } from '../windvane/redirectPay.ts';
import type { WindVaneWindow } from '../windvane/WindVaneWindow.ts';
import { youkuCalls } from './youkuCalls.ts';

export interface YoukuOptions {
  /** Native class that answers the calls agreed with the host; to be confirmed with its team. */
  className?: string;
  pay?: PayStrategy;
}

const IOS = /iPhone|iPad|iPod/;

/** The bridge of the video app: WindVane with classes of its own, and on iOS a login by scheme. */
export function createYoukuBridge(window: WindVaneWindow, options: YoukuOptions = {}): HostBridge {
  const { className = 'ShuyeWVBridge', pay = { by: 'bridge', name: `${className}.tradePay`, parameter: 'tradeNO' } } =
    options;
  const { bridge, request } = createWindVaneBridge(window, youkuCalls(className, pay));
  const logIn = async (): Promise<void> => (await import('./loginByScheme.ts')).loginByScheme(window, request);
  return {
    ...bridge,
    loginHost: 'youku',
    // The app says who its user is, but proves it among the parameters of its page.
    loginCode: async () => parseText(fieldsOf(await request('requestCommonParams'))['ykToken']),
    ...(pay.by === 'redirect' ? { pay: redirectPay(window, pay) } : {}),
    ...(IOS.test(window.navigator.userAgent) ? { refreshLogin: logIn } : {}),
  };
}
