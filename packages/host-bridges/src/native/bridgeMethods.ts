/** The names that calls of a host bear, in messages and in the product's own native classes [BRIDGE-29] (D-051). */
export const bridgeMethods = [
  'setNavigationBar',
  'updateToken',
  'report',
  'getStorage',
  'setStorage',
  'checkFollow',
  'follow',
  'getTaskInfo',
  'updateTaskInfo',
  'checkPin',
  'doPin',
  'getNetworkType',
  'requestCommonParams',
  'updateCommonParams',
  'navigate',
  'showToast',
  'share',
  'navigateToMiniProgram',
  'getGlobalInfo',
  'getAuthInfo',
  'tradePay',
  'readBook',
] as const;

export type BridgeMethod = (typeof bridgeMethods)[number];
