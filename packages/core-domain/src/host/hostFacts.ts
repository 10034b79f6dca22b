import { OrderPayMode } from './OrderPayMode.ts';

/** The wire's value of `app` for each host (D-103). */
export type HostId = 'h5' | 'alipay' | 'taobao' | 'youku';

export type HostSystem = 'android' | 'ios' | 'harmony';

export interface HostFacts {
  /** The wire's number for this host on each system [ENUM-15]. */
  platform: { android: number; ios: number };
  payMode: OrderPayMode;
  /** Books of free stack 0 follow the chapter's own price here (D-065). */
  isPlatformPath: boolean;
}

/** Platform of the plain browser [ENUM-15]. */
export const PLAIN_PLATFORM = 0;

/** What the documents say of the four hosts; a host's own description is tested against it. */
export const hostFacts: Readonly<Record<HostId, HostFacts>> = {
  h5: {
    platform: { android: PLAIN_PLATFORM, ios: PLAIN_PLATFORM },
    payMode: OrderPayMode.Redirect,
    isPlatformPath: false,
  },
  alipay: { platform: { android: 107, ios: 108 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
  taobao: { platform: { android: 109, ios: 110 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
  youku: { platform: { android: 10, ios: 9 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
};

/** The platform number of a host on a system; HarmonyOS goes by Android's (D-128). */
export const platformId = ({ platform }: Pick<HostFacts, 'platform'>, system: HostSystem): number =>
  system === 'ios' ? platform.ios : platform.android;
