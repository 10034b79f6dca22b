import { AdEvent, AdSource } from './AdSlot.ts';

export const AD_REPORT_SOURCE = AdSource.Third17;

export type AdReport = { reports: true; event: AdEvent; url: string } | { reports: false };

/** What is reported of a show, or of a click [AD-13]; a source without an address is told nothing. */
export const adReport = (source: AdSource, url: string, event: AdEvent = AdEvent.Show): AdReport =>
  source === AD_REPORT_SOURCE && url !== '' ? { reports: true, event, url } : { reports: false };
