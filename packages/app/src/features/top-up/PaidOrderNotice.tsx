import type { MadeOrder } from '@shuye/core-domain/order';
import { Dialog } from '@shuye/ui';
import { useNavigate } from '../../router/index.ts';
import { parseReturnPath } from '../../router/parseReturnPath.ts';

interface PaidOrderNoticeProps {
  order: MadeOrder;
  onClose: () => void;
}

/** A payment that was learned of late: what came in, and the way back to what it was for. */
export default function PaidOrderNotice({ order: { beans, returnPath }, onClose }: PaidOrderNoticeProps) {
  const navigate = useNavigate();
  const way = parseReturnPath(returnPath ?? null);
  const goOn = (): void => {
    onClose();
    if (way !== undefined) void navigate(way);
  };
  return (
    <Dialog
      open
      title="充值成功"
      lines={beans > 0 ? [`${beans}书豆已到账`] : undefined}
      confirmText={way === undefined ? '知道了' : '继续购买'}
      cancelText={way === undefined ? null : '以后再说'}
      onConfirm={goOn}
      onCancel={onClose}
    />
  );
}
