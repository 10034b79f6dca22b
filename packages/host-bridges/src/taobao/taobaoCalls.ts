import { payCall, type PayStrategy } from '../windvane/PayStrategy.ts';
import { ownCalls } from '../windvane/ownCalls.ts';
import type { WindVaneCalls } from '../windvane/WindVaneCalls.ts';
import { windVaneParts } from '../windvane/windVaneParts.ts';

/** What the shopping app has no public class for, and its team answers under our names. */
const AGREED = [
  'checkFollow',
  'follow',
  'getTaskInfo',
  'updateTaskInfo',
  'checkPin',
  'doPin',
  'requestCommonParams',
  'updateCommonParams',
  'report',
  'readBook',
] as const;

export const taobaoCalls = (className: string, pay: PayStrategy): WindVaneCalls => ({
  ...windVaneParts,
  ...ownCalls(className, AGREED),
  // Opens the login where there is none, and answers once it is over.
  updateToken: { name: 'aluWVJSBridge.sdkLogin', params: () => ({}), answer: () => ({ login: true }) },
  getAuthInfo: { name: 'aluWVJSBridge.getUserInfo' },
  getGlobalInfo: { name: 'TBDeviceInfo.getInfo' },
  getNetworkType: { name: 'TBDeviceInfo.getInfo', answer: ({ network }) => ({ networkType: network }) },
  navigate: { name: 'WVNavigator.push' },
  share: { name: 'TBSharedModule.showSharedMenu' },
  ...(pay.by === 'bridge' ? { tradePay: payCall(pay) } : {}),
});
