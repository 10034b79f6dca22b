import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { WindVaneObject } from '../windvane/WindVaneWindow.ts';
import type { Ending, SimulatedHost } from './SimulatedHost.ts';

/** The classes of each client and what of ours they mean; written from the hosts' documents, not from our bridges. */
const CLASSES: Readonly<Record<'taobao' | 'youku', Readonly<Record<string, BridgeMethod>>>> = {
  taobao: {
    'WVNavigationBar.update': 'setNavigationBar',
    'WVUIToast.toast': 'showToast',
    'WVNavigator.push': 'navigate',
    'TBDeviceInfo.getInfo': 'getGlobalInfo',
    'TBSharedModule.showSharedMenu': 'share',
    'aluWVJSBridge.sdkLogin': 'updateToken',
    'aluWVJSBridge.getUserInfo': 'getAuthInfo',
  },
  youku: {
    'WVNavigationBar.update': 'setNavigationBar',
    'WVUIToast.toast': 'showToast',
    'DYKBaseJSBridge.nativeOpen': 'navigate',
    'DYKBaseJSBridge.getDeviceInfo': 'getGlobalInfo',
    'DYKStorageJSBridge.getItem': 'getStorage',
    'DYKStorageJSBridge.setItem': 'setStorage',
    'WVBehavioursBridge.showShareView': 'share',
    'WVLoginJSBridge.showLoginView': 'updateToken',
    'DYKUserJSBridge.getUserInfo': 'getAuthInfo',
  },
};

/** The class that the hosts are asked to offer for what they have no public one for. */
const AGREED = /^ShuyeWVBridge\.(\w+)$/;

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const withRet = (value: unknown, ret: string, shape: SimulatedHost['script']['ret']): unknown => {
  if (shape === 'missing') return value;
  return { ...fields(value), ret: shape === 'list' ? [ret] : ret };
};

/** Youku's storage speaks of items, and of a missing one as a failure. */
const inYouku = (method: BridgeMethod, value: Fields): Ending => {
  if (method !== 'getStorage') return { ok: value };
  if (value['data'] === undefined) return { fail: 'get failed' };
  return { ok: { success: true, item: value['data'] } };
};

/** The container's object, answering as the client of `host` does. */
export function simulateWindVane(host: SimulatedHost): WindVaneObject {
  const { script } = host;
  const classes = CLASSES[script.host === 'youku' ? 'youku' : 'taobao'];
  const isYouku = script.host === 'youku';

  return {
    call: (className, name, params, success, failure) => {
      const given = `${className}.${name}`;
      const method = classes[given] ?? (AGREED.exec(given)?.[1] as BridgeMethod | undefined);
      if (!method) {
        setTimeout(() => failure(withRet({}, 'HY_NO_HANDLER', script.ret ?? 'text')), 1);
        return;
      }
      const asked = fields(params);
      const meant = method === 'setStorage' ? { key: asked['key'], data: asked['item'] } : params;
      host.answer(method, meant, (ending) => {
        const shown = 'ok' in ending && isYouku ? inYouku(method, fields(ending.ok)) : ending;
        if ('ok' in shown) success(withRet(shown.ok, 'HY_SUCCESS', script.ret));
        if ('fail' in shown && shown.fail === 'get failed') failure({ success: false, message: shown.fail });
        else if ('fail' in shown) failure(withRet({ msg: '' }, shown.fail, script.ret ?? 'text'));
      });
    },
  };
}
