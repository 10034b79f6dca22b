import {
  appTookOver,
  clipboardText,
  downloadPlan,
  guideSource,
  parseDevice,
  type DownloadPlan,
  type GuidePosition,
} from '@shuye/core-domain/guide';
import { platformId } from '@shuye/core-domain/host';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { copyText } from './copyText.ts';
import { watchPageHidden } from './watchPageHidden.ts';

/**
 * Opens the native app at this book, from a tap at `position` of `page`: what the host does not allow is said, a desktop and a phone
 * without the app get the download page [GUIDE-11] [GUIDE-12] [GUIDE-24].
 */
export function useOpenApp(bookId: string, page = 'reader'): (position: GuidePosition) => void {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return useCallback(
    (position) => {
      const { host, siteId, userAgent, nowMs, navigateAway, toaster } = services;
      const device = parseDevice(userAgent, navigator.maxTouchPoints);
      const platform = platformId(host, device.system === 'desktop' ? 'android' : device.system);
      const channelSource = new URLSearchParams(search).get('channelSrc') ?? undefined;
      const from = guideSource({ type: page, channelSource, siteId, platform, position, bookId }, nowMs());
      const toDownload = () => void navigate(paths.download(bookId));

      const open = (plan: Extract<DownloadPlan, { kind: 'open-app' }>) => {
        const tappedAt = nowMs();
        void copyText(clipboardText({ bookId, from }));
        stop.current?.();
        stop.current = watchPageHidden(plan.waitMs, (wasHidden) => {
          if (appTookOver({ tappedAt, nowMs: nowMs(), wasHidden }) === 'missing') toDownload();
        });
        navigateAway(plan.openUrl);
      };

      const plan = downloadPlan({
        device,
        bookId,
        from,
        isMiniApp: host.guide?.isMiniApp ?? false,
        channelId: siteId,
        downloadPages: host.guide?.downloadPages ?? {},
        universalLinks: host.guide?.universalLinks,
        fallbackPage: new URL(paths.download(bookId), window.location.href).href,
      });
      sendEvent(services, {
        kind: 'custom',
        page,
        name: 'call_app',
        fields: { position, bookId, plan: plan.kind },
      });
      if (plan.kind === 'open-app') open(plan);
      else if (plan.kind === 'scan') toDownload();
      else toaster.show(plan.message);
    },
    [services, navigate, search, bookId, page],
  );
}
