import type { CoverSettings, ReaderSettings } from '../Host.ts';
import type { GuideSettings } from '../GuideSettings.ts';

/** What an operator changes of a host without a release; what is left out stays as the host's app has it. */
export interface HostSettings {
  reader?: Partial<ReaderSettings>;
  cover?: Partial<CoverSettings>;
  guide?: Partial<Omit<GuideSettings, 'bars'>> & { bars?: Partial<GuideSettings['bars']> };
}
