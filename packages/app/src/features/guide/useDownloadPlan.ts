import {
  downloadPlan,
  guideSource,
  parseDevice,
  type DownloadPlan,
  type GuidePosition,
} from '@shuye/core-domain/guide';
import { platformId } from '@shuye/core-domain/host';
import { useCallback } from 'react';
import { useLocation } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';

export interface PlannedDownload {
  plan: DownloadPlan;
  /** Names the source of the tap, for the app and for its download [GUIDE-08]. */
  from: string;
}

/**
 * Plans the way from a position of `page` to the native app at this book, or at its store without one; each tap is
 * reported with its position [GUIDE-12] [GUIDE-24].
 */
export function useDownloadPlan(bookId: string, page: string): (position: GuidePosition) => PlannedDownload {
  const services = useServices();
  const { search } = useLocation();

  return useCallback(
    (position) => {
      const { host, siteId, userAgent, nowMs, currentUrl } = services;
      const device = parseDevice(userAgent, navigator.maxTouchPoints);
      const platform = platformId(host, device.system === 'desktop' ? 'android' : device.system);
      const channelSource = new URLSearchParams(search).get('channelSrc') ?? undefined;
      const from = guideSource({ type: page, channelSource, siteId, platform, position, bookId }, nowMs());
      const plan = downloadPlan({
        device,
        bookId,
        from,
        isMiniApp: host.guide?.isMiniApp ?? false,
        channelId: siteId,
        downloadPages: host.guide?.downloadPages ?? {},
        universalLinks: host.guide?.universalLinks,
        fallbackPage: bookId ? new URL(paths.download(bookId), currentUrl()).href : currentUrl(),
      });
      sendEvent(services, { kind: 'custom', page, name: 'call_app', fields: { position, bookId, plan: plan.kind } });
      return { plan, from };
    },
    [services, search, bookId, page],
  );
}
