import type { AdSlot } from '@shuye/core-domain/ads';
import { guideText } from '@shuye/core-domain/guide';
import type { FilledAd } from './adsQuery.ts';
import { adPage, ownGuideAddress } from './adTarget.ts';

export interface AdView {
  /** Empty for an ad without a picture. */
  pictureUrl: string;
  text: string;
  buttonText: string;
  /** Undefined for an ad that leads nowhere, or nowhere safe. */
  address: string | undefined;
}

interface AdFaceRequest {
  slot: AdSlot;
  filled: FilledAd;
  userAgent: string;
  bookId: string;
}

/** Describes an ad's look and target; a source that leaves something out takes the slot's own words [AD-04]. */
export function toAdView({ slot: { info }, filled, userAgent, bookId }: AdFaceRequest): AdView {
  const name = info.name || info.advertiser;
  if (filled.kind === 'own-guide') {
    return {
      pictureUrl: info.guideImageUrl || info.iconUrl,
      text: name,
      buttonText: guideText(info.buttonText),
      address: ownGuideAddress({ info, userAgent, bookId }),
    };
  }
  const { title, imageUrls, buttonText, jumpUrl } = filled.content;
  return {
    pictureUrl: imageUrls[0] ?? info.imageUrls[0] ?? info.iconUrl,
    text: title || name,
    buttonText: buttonText || info.buttonText || '查看',
    address: adPage(jumpUrl),
  };
}
