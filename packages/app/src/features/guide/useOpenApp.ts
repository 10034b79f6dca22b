import type { GuidePosition } from '@shuye/core-domain/guide';
import { useCallback } from 'react';
import { useNavigate } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useAppWait } from './useAppWait.ts';
import { useDownloadPlan } from './useDownloadPlan.ts';

/**
 * Opens the native app at this book, from a tap at `position` of `page`: what the host does not allow is said, a desktop and a phone
 * without the app get the download page [GUIDE-11] [GUIDE-12] [GUIDE-24].
 */
export function useOpenApp(bookId: string, page = 'reader'): (position: GuidePosition) => void {
  const { toaster } = useServices();
  const navigate = useNavigate();
  const planOf = useDownloadPlan(bookId, page);
  const toDownload = useCallback(() => void navigate(paths.download(bookId)), [navigate, bookId]);
  const open = useAppWait(toDownload);

  return useCallback(
    (position) => {
      const { plan, from } = planOf(position);
      if (plan.kind === 'open-app') open({ plan, bookId, from });
      else if (plan.kind === 'scan') toDownload();
      else toaster.show(plan.message);
    },
    [planOf, open, toDownload, toaster, bookId],
  );
}
