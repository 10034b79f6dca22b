import { OrderPayMode } from '../host/OrderPayMode.ts';

/** The wire's value of `app` for each host (D-103). */
export type HostId = 'h5' | 'alipay' | 'taobao' | 'youku';

export interface HostFacts {
  id: HostId;
  /** The wire's number for this host on each system [ENUM-15]. */
  platform: { android: number; ios: number };
  payMode: OrderPayMode;
  /** Books of free stack 0 follow the chapter's own price here (D-065). */
  isPlatformPath: boolean;
}

/** What the requirements say of the four hosts: the test of each `host.ts` compares it with its row. */
export const hostFacts: Readonly<Record<HostId, HostFacts>> = {
  h5: { id: 'h5', platform: { android: 0, ios: 0 }, payMode: OrderPayMode.Redirect, isPlatformPath: false },
  alipay: { id: 'alipay', platform: { android: 107, ios: 108 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
  taobao: { id: 'taobao', platform: { android: 109, ios: 110 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
  youku: { id: 'youku', platform: { android: 10, ios: 9 }, payMode: OrderPayMode.Bridge, isPlatformPath: true },
};
