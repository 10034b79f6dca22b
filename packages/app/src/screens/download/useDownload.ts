import { parseDevice } from '@shuye/core-domain/guide';
import { useCallback, useState } from 'react';
import { useAppWait } from '../../features/guide/useAppWait.ts';
import { useDownloadPlan, type PlannedDownload } from '../../features/guide/useDownloadPlan.ts';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const PAGE = 'download';
const POSITION = 'download_page';

const NO_APP = '没有打开APP，可以先下载';
const NO_PACKAGE = '这个系统的安装包还没有上架';

/** 打开APP and 立即下载: what a host or a containing app does not allow is said, the latter over the page [GUIDE-07] [HOST-24]. */
export function useDownload(bookId: string) {
  const services = useServices();
  const { host, toaster, userAgent, navigateAway } = services;
  const [isMasked, setMasked] = useState(false);
  const planOf = useDownloadPlan(bookId, PAGE);
  const open = useAppWait(useCallback(() => toaster.show(NO_APP), [toaster]));

  /** The plan where it may leave the page; otherwise why not is shown. */
  const leaving = () => {
    const { plan, from }: PlannedDownload = planOf(POSITION);
    if (plan.kind === 'open-app') return { plan, bookId, from };
    if (plan.kind === 'open-in-browser') setMasked(true);
    if (plan.kind === 'refused') toaster.show(plan.message);
    return undefined;
  };

  return {
    isMasked,
    unmask: () => setMasked(false),
    openApp: () => {
      const call = leaving();
      if (call) open(call);
    },
    download: () => {
      const call = leaving();
      if (!call) return;
      const { system } = parseDevice(userAgent, navigator.maxTouchPoints);
      if (system === 'desktop' || host.guide?.downloadPages?.[system] === undefined) {
        toaster.show(NO_PACKAGE);
        return;
      }
      sendEvent(services, { kind: 'custom', page: PAGE, name: 'download', fields: { position: POSITION, bookId } });
      navigateAway(call.plan.downloadUrl);
    },
  };
}
