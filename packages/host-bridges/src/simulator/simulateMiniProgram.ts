import type { MiniProgramObject } from '../alipay/AlipayWindow.ts';
import { bridgeMethods, type BridgeMethod } from '../native/bridgeMethods.ts';
import type { SimulatedHost } from './SimulatedHost.ts';

interface Callbacks {
  success?: (answer: unknown) => void;
  fail?: (reason: unknown) => void;
}

type Method = (params: Callbacks & Readonly<Record<string, unknown>>) => void;

type OwnMethods = Record<'getNetworkType' | 'getStorage' | 'setStorage' | 'tradePay' | 'navigateTo', Method>;

export type SimulatedMiniProgram = MiniProgramObject & OwnMethods & { getEnv: (told: (env: object) => void) => void };

const isKnown = (method: unknown): method is BridgeMethod => (bridgeMethods as readonly unknown[]).includes(method);

/** The object of the vendor's script, and behind it the mini-program's page, which answers messages by their id. */
export function simulateMiniProgram(host: SimulatedHost): SimulatedMiniProgram {
  const own =
    (method: BridgeMethod): Method =>
    ({ success, fail, ...params }) =>
      host.answer(method, params, (ending) => {
        if ('ok' in ending) success?.(ending.ok);
        else if ('fail' in ending) fail?.({ error: 3, errorMessage: ending.fail });
      });

  const my: SimulatedMiniProgram = {
    getEnv: (told) => told({ miniprogram: true }),
    getNetworkType: own('getNetworkType'),
    getStorage: own('getStorage'),
    setStorage: own('setStorage'),
    tradePay: own('tradePay'),
    navigateTo: own('navigate'),
    startShare: () => undefined,
    postMessage: (message) => {
      const { source, id, method, params } = message as { [name: string]: unknown };
      if (source !== 'shuye' || typeof id !== 'string') return;
      if (!isKnown(method)) {
        my.onMessage?.({ id, ok: false, error: { code: 'no-method' } });
        return;
      }
      host.answer(method, params as object, (ending) => {
        const code = 'fail' in ending && ending.fail === 'HY_NO_HANDLER' ? 'no-method' : 'refused';
        if ('ok' in ending) my.onMessage?.({ id, ok: true, result: ending.ok });
        else if ('fail' in ending) my.onMessage?.({ id, ok: false, error: { code } });
      });
    },
  };
  return my;
}
