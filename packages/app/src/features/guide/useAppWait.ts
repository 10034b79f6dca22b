import { appTookOver, clipboardText, type DownloadPlan } from '@shuye/core-domain/guide';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { copyText } from '../../services/copyText.ts';
import { watchPageHidden } from './watchPageHidden.ts';

interface AppCall {
  plan: Extract<DownloadPlan, { kind: 'open-app' }>;
  bookId: string;
  from: string;
}

/** Opens the app, which finds on the clipboard where its reader came from [GUIDE-09]; runs `onMissing` where it does not take over. */
export function useAppWait(onMissing: () => void): (call: AppCall) => void {
  const { nowMs, navigateAway } = useServices();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return useCallback(
    ({ plan, bookId, from }) => {
      const tappedAt = nowMs();
      void copyText(clipboardText({ bookId, from }));
      stop.current?.();
      stop.current = watchPageHidden(plan.waitMs, (wasHidden) => {
        if (appTookOver({ tappedAt, nowMs: nowMs(), wasHidden }) === 'missing') onMissing();
      });
      navigateAway(plan.openUrl);
    },
    [nowMs, navigateAway, onMissing],
  );
}
