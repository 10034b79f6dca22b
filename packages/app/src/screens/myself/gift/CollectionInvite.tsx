import { collectionDialog } from '@shuye/core-domain/guide';
import { localDay } from '@shuye/core-domain/time';
import { Dialog } from '@shuye/ui';
import { useCappedGuide } from '../../../features/guide/useCappedGuide.ts';
import { useParams, useSearchParams } from '../../../router/index.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Invites to collect the mini-app, once a day, not those who come from their collection [GUIDE-23] [HOST-23] (D-115). */
export function CollectionInvite() {
  const { host, nowMs } = useServices();
  const [query] = useSearchParams();
  const { from = query.get('from') ?? undefined } = useParams();
  const { shows: isWanted } = collectionDialog({
    isPaymentApp: host.guide?.invitesToCollect ?? false,
    from,
    today: localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset()),
  });
  const { shows, close } = useCappedGuide('collection', 'collection', isWanted);
  return (
    <Dialog
      open={shows}
      title="收藏书页小程序"
      lines={['点右上角“…”收藏，下次从“我的收藏”就能找到']}
      confirmText="知道了"
      cancelText={null}
      onConfirm={close}
      onCancel={close}
    />
  );
}
