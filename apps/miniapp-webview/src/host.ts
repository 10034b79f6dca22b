import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createWebBridge } from '@shuye/host-bridges/web';

/** 书页 in the webview of the Alipay mini-app. */
export const host = defineHost({
  id: 'alipay',
  platform: { android: 107, ios: 108 },
  payMode: OrderPayMode.Bridge,
  reader: { isPlatformPath: true },
  bridge: createWebBridge(window),
});
