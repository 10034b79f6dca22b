import { AdShowRule, AdSource, type AdInfo, type AdSlot } from '../ads/AdSlot.ts';

type Change = Partial<Omit<AdSlot, 'info'>> & { info?: Partial<AdInfo> };

export const anAdSlot = ({ info, ...change }: Change = {}): AdSlot => ({
  resourceId: 'r1',
  deliveryId: 'd1',
  tracks: [],
  source: AdSource.OwnGuide,
  code: '',
  priorities: [],
  ...change,
  info: {
    name: '去APP阅读',
    advertiser: '书页',
    buttonText: '打开',
    iconUrl: '/ads/icon.svg',
    imageUrls: [],
    guideImageUrl: '/ads/guide.svg',
    iosUrl: '',
    androidUrl: '',
    jumpUrl: '',
    jumpQuery: '',
    showRule: AdShowRule.Always,
    ...info,
  },
});
