import { AdEvent, parseAdShowRule, parseAdSource, type AdConfig, type AdSlot } from '@shuye/core-domain/ads';
import { publicParameters, SIGN_VERSION, signKeyNames } from '@shuye/core-domain/sign';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';

const text = v.nullish(wireText, '');

const wireSlot = v.object({
  resourceId: text,
  deliveryId: text,
  dataTracks: wireList(v.string()),
  adSource: wireNumber,
  thirdAdCode: text,
  adStrategy: v.nullish(
    v.object({
      priorityConfig: wireList(
        v.object({ adSource: wireNumber, hthirdAdCode: text, lthirdAdCode: text, isBackUp: wireFlag }),
      ),
    }),
    {},
  ),
  extInfo: v.nullish(
    v.object({
      showName: text,
      advName: text,
      buttonText: text,
      icon: text,
      images: wireList(v.string()),
      imageItemList: wireList(v.object({ url: v.string() })),
      guideImgUrl: text,
      iosSchemeUrl: text,
      anSchemeUrl: text,
      jumpUrl: text,
      jumpParam: text,
      showRule: wireNullable(wireNumber),
    }),
    {},
  ),
});

type WireSlot = v.InferOutput<typeof wireSlot>;

function toSlot({ adStrategy, extInfo: info, ...slot }: WireSlot): AdSlot | undefined {
  const source = parseAdSource(slot.adSource);
  const showRule = parseAdShowRule(info.showRule);
  if (source === undefined || showRule === undefined) return undefined;
  const pictures = info.imageItemList ?? [];
  return {
    resourceId: slot.resourceId,
    deliveryId: slot.deliveryId,
    tracks: slot.dataTracks,
    source,
    code: slot.thirdAdCode,
    priorities: (adStrategy.priorityConfig ?? []).flatMap(({ adSource, hthirdAdCode, lthirdAdCode, isBackUp }) => {
      const known = parseAdSource(adSource);
      if (known === undefined) return [];
      return [{ source: known, highCode: hthirdAdCode, lowCode: lthirdAdCode, isBackup: isBackUp }];
    }),
    info: {
      name: info.showName ?? '',
      advertiser: info.advName ?? '',
      buttonText: info.buttonText ?? '',
      iconUrl: info.icon ?? '',
      imageUrls: pictures.length > 0 ? pictures.map(({ url }) => url) : (info.images ?? []),
      guideImageUrl: info.guideImgUrl ?? '',
      iosUrl: info.iosSchemeUrl ?? '',
      androidUrl: info.anSchemeUrl ?? '',
      jumpUrl: info.jumpUrl ?? '',
      jumpQuery: info.jumpParam ?? '',
      showRule,
    },
  };
}

const ad = { service: 'ad' } as const;

export interface AdInfoInput {
  /** CSS pixels of the window. */
  width: number;
  height: number;
  /** The common parameters, repeated beside the signature (D-027). */
  common: Readonly<Record<string, string | number>>;
}

/** The ads of the reader [API-20] (D-044). */
export const adInfo = defineCall({
  ...ad,
  name: 'adInfo',
  method: 'POST',
  path: '/ad/info',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: { sqSv: wireText, requestSrc: wireText, wh: wireText, key: wireText, _public: v.optional(wireText) },
  toRequest: ({ width, height, common }: AdInfoInput) => ({
    sqSv: SIGN_VERSION,
    requestSrc: 'h5',
    wh: `${width}x${height}`,
    key: signKeyNames.ad,
    _public: publicParameters(common),
  }),
  answer: v.object({ data: v.object({ middle: v.nullish(wireSlot), bottom: v.nullish(wireSlot) }) }),
  toResult: ({ data }): AdConfig => {
    const middle = data.middle ? toSlot(data.middle) : undefined;
    const bottom = data.bottom ? toSlot(data.bottom) : undefined;
    return { ...(middle ? { middle } : {}), ...(bottom ? { bottom } : {}) };
  },
});

export interface AdContent {
  title: string;
  description: string;
  imageUrls: readonly string[];
  buttonText: string;
  jumpUrl: string;
  showUrls: readonly string[];
  clickUrls: readonly string[];
}

export interface AdContentInput {
  code: string;
  source: number;
  resourceId: string;
  deliveryId: string;
}

/** Loads the content of a slot of another source [API-21]. */
export const adContent = defineCall({
  ...ad,
  name: 'adContent',
  method: 'GET',
  path: '/ad/content',
  body: 'query',
  sign: 'sent',
  request: {
    adCode: wireText,
    adSource: wireNumber,
    resourceId: v.optional(wireText),
    deliveryId: v.optional(wireText),
    ext: v.optional(wireText),
  },
  toRequest: ({ code, source, resourceId, deliveryId }: AdContentInput) => ({
    adCode: code,
    adSource: source,
    resourceId,
    deliveryId,
  }),
  refusals: { 404: 'there is no such ad' },
  answer: v.object({
    data: v.object({
      title: text,
      desc: text,
      images: wireList(v.string()),
      buttonText: text,
      jumpUrl: text,
      showUrls: wireList(v.string()),
      clickUrls: wireList(v.string()),
    }),
  }),
  toResult: ({ data }): AdContent => ({
    title: data.title,
    description: data.desc,
    imageUrls: data.images,
    buttonText: data.buttonText,
    jumpUrl: data.jumpUrl,
    showUrls: data.showUrls,
    clickUrls: data.clickUrls,
  }),
});

/** Tells that an ad was shown, or tapped [API-22] [AD-13]. */
export const adEvent = defineCall({
  ...ad,
  name: 'adEvent',
  method: 'POST',
  path: '/ad/event',
  body: 'form',
  sign: 'sent',
  request: {
    eventType: v.optional(v.picklist(Object.values(AdEvent)), AdEvent.Show),
    reportUrl: wireText,
    dataTracks: v.optional(wireText),
  },
  toRequest: ({ event = AdEvent.Show, url, tracks }: { event?: AdEvent; url: string; tracks?: readonly string[] }) => ({
    eventType: event,
    reportUrl: url,
    dataTracks: tracks?.join(','),
  }),
  refusals: { 400: 'the address is not public' },
  answer: v.object({}),
  toResult: () => undefined,
});
