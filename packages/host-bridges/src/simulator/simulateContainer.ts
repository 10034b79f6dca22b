import type { AlipayContainer } from '../alipay/AlipayWindow.ts';
import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { SimulatedHost } from './SimulatedHost.ts';

const CALLS: Readonly<Record<string, BridgeMethod>> = {
  setTitleColor: 'setNavigationBar',
  getAuthCode: 'updateToken',
  getNetworkType: 'getNetworkType',
  pushWindow: 'navigate',
  startApp: 'navigateToMiniProgram',
  toast: 'showToast',
  tradePay: 'tradePay',
};

const ERRORS: Readonly<Record<string, number>> = {
  HY_NO_HANDLER: 1,
  HY_PARAM_ERR: 2,
  HY_NO_PERMISSION: 4,
  HY_USER_CANCELLED: 11,
};

/** The object of the payment app's plain pages: one answer object, whose `error` says that it failed. */
export function simulateContainer(host: SimulatedHost): AlipayContainer {
  return {
    call: (name, params, callback) => {
      const method = CALLS[name];
      if (!method) {
        setTimeout(() => callback({ error: '1', errorMessage: 'not implemented' }), 1);
        return;
      }
      host.answer(method, params, (ending) => {
        if ('ok' in ending) callback(ending.ok);
        else if ('fail' in ending) callback({ error: ERRORS[ending.fail] ?? 3, errorMessage: ending.fail });
      });
    },
  };
}
