import { adEvent } from '@shuye/api-client/calls';
import { AdEvent, adReport, AdSource, type AdPlace, type AdSlot } from '@shuye/core-domain/ads';
import { useCallback, useEffect } from 'react';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { FilledAd } from './adsQuery.ts';

/** A guide's picture at the lower edge counts as shown after this [GUIDE-25] [CONST-42]. */
export const BOTTOM_IMAGE_TRACK_MS = 1500;

/** The client writes every failed call to the log; nobody waits for these. */
const toldInLog = () => undefined;

interface AdReports {
  slot: AdSlot;
  place: AdPlace;
  bookId: string;
  filled: FilledAd | undefined;
}

/** Tells that an ad was shown, and gives the way to tell of a tap [AD-13] [EVT-14]; our own picture by an event of our own. */
export function useAdReports({ slot, place, bookId, filled }: AdReports): (event: AdEvent) => void {
  const services = useServices();

  const report = useCallback(
    (event: AdEvent) => {
      if (filled?.kind !== 'content') return;
      const { showUrls, clickUrls } = filled.content;
      for (const address of event === AdEvent.Show ? showUrls : clickUrls) {
        const verdict = adReport(filled.source, address, event);
        if (!verdict.reports) continue;
        const { url } = verdict;
        services.client.send(adEvent, { event, url, tracks: slot.tracks }).catch(toldInLog);
      }
    },
    [services, slot, filled],
  );

  useEffect(() => {
    report(AdEvent.Show);
    if (filled?.source !== AdSource.OwnGuide || place !== 'bottom') return undefined;
    const timer = setTimeout(
      () => sendEvent(services, { kind: 'exposure', page: 'reader', name: 'bottom_image', fields: { bookId } }),
      BOTTOM_IMAGE_TRACK_MS,
    );
    return () => clearTimeout(timer);
  }, [report, filled, place, services, bookId]);

  return report;
}
