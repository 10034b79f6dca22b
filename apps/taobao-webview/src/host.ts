import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createTaobaoBridge } from '@shuye/host-bridges/taobao';

/** 书页 in the webview of the Taobao app. */
export const host = defineHost({
  id: 'taobao',
  platform: { android: 109, ios: 110 },
  payMode: OrderPayMode.Bridge,
  login: 'host',
  reader: { isPlatformPath: true },
  cover: { goReadMethod: 'by-variant' },
  guide: { bars: { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false } },
  openBridge: () => createTaobaoBridge(window),
});
