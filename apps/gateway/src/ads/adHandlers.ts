import { AdShowRule, AdSource } from '@shuye/core-domain/ads';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { storeEvents } from '../events/storeEvents.ts';

const NOT_FOUND = 404;
const REFUSED = 400;

const guide = {
  resourceId: 'reader_middle',
  deliveryId: 'sample-1',
  dataTracks: ['sample-guide'],
  adSource: AdSource.OwnGuide,
  extInfo: {
    showName: '书页',
    advName: '书页',
    buttonText: '打开APP看书',
    guideImgUrl: '',
    iosSchemeUrl: 'shuye://openbook?bookId={bookId}&from=ad',
    anSchemeUrl: 'shuye://com.shuye.reader/openbook?bookId={bookId}&from=ad',
    jumpUrl: '/download/{bookId}',
    showRule: AdShowRule.FreeChapters,
  },
};

const sample = {
  resourceId: 'reader_bottom',
  deliveryId: 'sample-2',
  dataTracks: ['sample-content'],
  adSource: AdSource.Third3,
  adStrategy: {
    priorityConfig: [
      { adSource: AdSource.Third3, hthirdAdCode: 'sample-rank', lthirdAdCode: '', isBackUp: 0 },
      { adSource: AdSource.Third8, hthirdAdCode: '', lthirdAdCode: 'sample-label', isBackUp: 1 },
    ],
  },
  extInfo: { showRule: AdShowRule.Always },
};

/** Ads for what is in the house: they lead to pages of the product and tell nobody. */
const contents = new Map([
  ['sample-rank', { title: '人气榜', desc: '看看大家都在读什么', buttonText: '去看看', jumpUrl: '/rankIndex' }],
  [
    'sample-label',
    { title: '标签找书', desc: '治愈、江湖、书信……按口味挑一本', buttonText: '找书', jumpUrl: '/v2/label' },
  ],
]);

/** A name of the public net; the gateway itself never opens the address. */
const isPublicAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && username === '' && /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname);
};

export const adHandlers: Pick<Handlers, 'adInfo' | 'adContent' | 'adEvent'> = {
  adInfo: async () => ({ data: { middle: guide, bottom: sample } }),

  adContent: async ({ adCode }) => {
    const content = contents.get(adCode);
    if (!content) throw new CallError(NOT_FOUND, '没有这个广告');
    return { data: { ...content, images: [], showUrls: [], clickUrls: [] } };
  },

  adEvent: async ({ eventType, reportUrl, dataTracks = '' }, context) => {
    if (!isPublicAddress(reportUrl)) throw new CallError(REFUSED, '上报地址无效');
    const fields = JSON.stringify({ reportUrl, dataTracks });
    await storeEvents(context, [{ kind: 'ad', page: 'reader', name: eventType, fields }]);
    return {};
  },
};
