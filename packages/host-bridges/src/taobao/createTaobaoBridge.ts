import type { HostBridge } from '../HostBridge.ts';
import { createWindVaneBridge } from '../windvane/createWindVaneBridge.ts';
import type { PayStrategy } from '../windvane/PayStrategy.ts';
import { redirectPay } from '../windvane/redirectPay.ts';
import type { WindVaneWindow } from '../windvane/WindVaneWindow.ts';
import { taobaoCalls } from './taobaoCalls.ts';

export interface TaobaoOptions {
  /** Native class that answers the calls agreed with the host; to be confirmed with its team. */
  className?: string;
  pay?: PayStrategy;
}

export function createTaobaoBridge(window: WindVaneWindow, options: TaobaoOptions = {}): HostBridge {
  const { className = 'ShuyeWVBridge', pay = { by: 'bridge', name: `${className}.tradePay`, parameter: 'tradeNO' } } =
    options;
  const { bridge } = createWindVaneBridge(window, taobaoCalls(className, pay));
  return { ...bridge, loginHost: 'taobao', ...(pay.by === 'redirect' ? { pay: redirectPay(window, pay) } : {}) };
}
