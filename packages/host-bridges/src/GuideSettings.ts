import type { GuideBoxConfig, GuideCap, GuideKind, MiniAppBars, ReaderBarSettings } from '@shuye/core-domain/guide';
import type { HostSystem } from '@shuye/core-domain/host';

/** What leads readers of a host to the native app, and how often. */
export interface GuideSettings {
  /** The mini-app may not lead away: taps on a guide are refused with a toast (HOST-24). */
  isMiniApp?: boolean;
  bars: ReaderBarSettings;
  miniApp?: MiniAppBars;
  box?: GuideBoxConfig;
  /** Readers are invited to collect the mini-app, which is how they find it again [HOST-23]. */
  invitesToCollect?: boolean;
  caps?: Partial<Record<GuideKind, GuideCap>>;
  downloadPages?: Partial<Record<HostSystem, string>>;
  universalLinks?: Partial<Record<HostSystem, string>>;
}
