import { flagOf } from '@shuye/core-domain/untyped';
import { ownCalls } from '../windvane/ownCalls.ts';
import { payCall, type PayStrategy } from '../windvane/PayStrategy.ts';
import type { WindVaneCalls } from '../windvane/WindVaneCalls.ts';
import { windVaneParts } from '../windvane/windVaneParts.ts';

const NAMESPACE = 'shuye';

/** What the video app has no public class for, and its team answers under our names. */
const AGREED = ['requestCommonParams', 'report', 'readBook'] as const;

const newPage = (url: unknown): string => `youku://openWVH5?isWindVane=1&url=${encodeURIComponent(String(url))}`;

export const youkuCalls = (className: string, pay: PayStrategy): WindVaneCalls => ({
  ...windVaneParts,
  ...ownCalls(className, AGREED),
  // Answered as a failure where the reader is logged in already.
  updateToken: {
    name: 'WVLoginJSBridge.showLoginView',
    params: () => ({ from: NAMESPACE }),
    answer: () => ({ login: true }),
    failure: ({ login }) => (flagOf(login) ? { login: true } : undefined),
  },
  getAuthInfo: {
    name: 'DYKUserJSBridge.getUserInfo',
    answer: ({ login, uid, ytid }) => (flagOf(login) ? { userId: uid ?? ytid } : {}),
  },
  getGlobalInfo: { name: 'DYKBaseJSBridge.getDeviceInfo' },
  getNetworkType: { name: 'DYKBaseJSBridge.getDeviceInfo', answer: ({ network }) => ({ networkType: network }) },
  getStorage: {
    name: 'DYKStorageJSBridge.getItem',
    params: ({ key }) => ({ namespace: NAMESPACE, key }),
    answer: ({ item }) => ({ data: item }),
    // A missing key is a failure in the video app's words.
    failure: ({ message }) => (message === 'get failed' ? {} : undefined),
  },
  setStorage: {
    name: 'DYKStorageJSBridge.setItem',
    params: ({ key, data }) => ({ namespace: NAMESPACE, key, item: data, toDisk: true }),
  },
  navigate: { name: 'DYKBaseJSBridge.nativeOpen', params: ({ url }) => ({ url: newPage(url) }) },
  share: {
    name: 'WVBehavioursBridge.showShareView',
    params: ({ title, text, url }) => ({ title, desc: text, url, type: 'web' }),
  },
  ...(pay.by === 'bridge' ? { tradePay: payCall(pay) } : {}),
});
