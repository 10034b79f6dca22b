import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createAlipayBridge } from '@shuye/host-bridges/alipay';

/** 书页 in the webview of the Alipay mini-app. */
export const host = defineHost({
  id: 'alipay',
  platform: { android: 107, ios: 108 },
  payMode: OrderPayMode.Bridge,
  login: 'host',
  reader: { isPlatformPath: true },
  // The mini-app may not lead away: a guide that is asked for says so.
  guide: {
    isMiniApp: true,
    invitesToCollect: true,
    bars: { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false },
  },
  openBridge: () => createAlipayBridge(window),
});
