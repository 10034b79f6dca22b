import type { GuideBoxConfig, GuideCap, GuideKind, MiniAppBars, ReaderBarSettings } from '@shuye/core-domain/guide';
import type { HostSystem } from '@shuye/core-domain/host';

/** What of a host leads readers to the native app, and how often it may. */
export interface GuideSettings {
  /** The mini-app may not lead away: taps on a guide are refused with a toast (HOST-24). */
  isMiniApp?: boolean;
  bars: ReaderBarSettings;
  /** The mini-app's own configuration of the bars (HOST-15..18). */
  miniApp?: MiniAppBars;
  box?: GuideBoxConfig;
  /** How often each kind may show; a kind that is missing takes the default. */
  caps?: Partial<Record<GuideKind, GuideCap>>;
  /** Where the app is downloaded, by system. */
  downloadPages?: Partial<Record<HostSystem, string>>;
  /** Addresses that the system itself hands to the app; on another origin than the page. */
  universalLinks?: Partial<Record<HostSystem, string>>;
}
