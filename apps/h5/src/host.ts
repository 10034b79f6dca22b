import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createWebBridge } from '@shuye/host-bridges/web';

/** 书页 in a plain browser. */
export const host = defineHost({
  id: 'h5',
  platform: { android: 0, ios: 0 },
  payMode: OrderPayMode.Redirect,
  reader: { isPlatformPath: false },
  bridge: createWebBridge(window),
});
