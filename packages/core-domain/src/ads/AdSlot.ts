export type AdPlace = 'middle' | 'bottom';

/** Who fills a slot: our own guide to the app, or one of three other sources with one renderer (D-125). */
export const AdSource = { OwnGuide: 1, Third3: 3, Third8: 8, Third17: 17 } as const;
export type AdSource = (typeof AdSource)[keyof typeof AdSource];

export const AdShowRule = { Always: 1, FreeChapters: 2, LimitedFreeChapters: 3 } as const;
export type AdShowRule = (typeof AdShowRule)[keyof typeof AdShowRule];

export const AdEvent = { Show: 'show', Click: 'click' } as const;
export type AdEvent = (typeof AdEvent)[keyof typeof AdEvent];

export interface AdPriority {
  source: AdSource;
  highCode: string;
  lowCode: string;
  isBackup: boolean;
}

export interface AdInfo {
  name: string;
  advertiser: string;
  buttonText: string;
  iconUrl: string;
  imageUrls: readonly string[];
  guideImageUrl: string;
  /** Addresses of the app, with a place for the book's id. */
  iosUrl: string;
  androidUrl: string;
  jumpUrl: string;
  jumpQuery: string;
  showRule: AdShowRule;
}

export interface AdSlot {
  resourceId: string;
  deliveryId: string;
  tracks: readonly string[];
  source: AdSource;
  /** Code of the slot itself, for slots without a priority list. */
  code: string;
  priorities: readonly AdPriority[];
  info: AdInfo;
}

/** The reader's ads; a slot that is missing stays empty [AD-01]. */
export type AdConfig = Readonly<Partial<Record<AdPlace, AdSlot>>>;

/** The wire's number as a source, or undefined for one that nobody draws [AD-06]. */
export const parseAdSource = (value: unknown): AdSource | undefined =>
  Object.values(AdSource).find((source) => source === value);

/** The wire's number as a rule; an ad without one always shows, one with an unknown rule never does. */
export const parseAdShowRule = (value: unknown): AdShowRule | undefined =>
  value === undefined ? AdShowRule.Always : Object.values(AdShowRule).find((rule) => rule === value);
