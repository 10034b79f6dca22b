import { defineHost } from '@shuye/app';
import { OrderPayMode } from '@shuye/host-bridges';
import { createYoukuBridge } from '@shuye/host-bridges/youku';

/** 书页 in the webview of the Youku app, which reads from top to bottom. */
export const host = defineHost({
  id: 'youku',
  platform: { android: 10, ios: 9 },
  payMode: OrderPayMode.Bridge,
  login: 'host',
  reader: { isPlatformPath: true, importantStyle: { paging: 'vertical' }, adsEnabled: true },
  cover: { goReadMethod: 'native' },
  guide: { bars: { actionBar: true, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false } },
  openBridge: () => createYoukuBridge(window),
});
