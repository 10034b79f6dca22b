import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createWebBridge } from '@shuye/host-bridges/web';

/** 书页 in a plain browser. */
export const host = defineHost({
  id: 'h5',
  platform: { android: 0, ios: 0 },
  payMode: OrderPayMode.Redirect,
  reader: { isPlatformPath: false, showsLockedPreview: true },
  // Nothing but text until it is touched: what the app alone can do leads there, no bar does by itself.
  guide: { bars: { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false } },
  opensFiles: true,
  openBridge: () => createWebBridge(window),
  installOfflineApp: () =>
    void import('@shuye/host-bridges/web/offline-app').then(
      (offline) => offline.installOfflineApp(window),
      console.info,
    ),
});
