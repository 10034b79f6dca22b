import { Dialog } from '@shuye/ui';
import { paths } from '../../../routes.ts';
import { useNavigate } from '../../../router/index.ts';
import { useCollectionGift } from './useCollectionGift.ts';

/** Tells the outcome of the gift for having collected the mini-app [ME-17] [GIFT-06]. */
export function CollectionGift() {
  const { dialog, isOpen, close } = useCollectionGift();
  const navigate = useNavigate();
  const leads = dialog?.outcome === 'claimed';
  return (
    <Dialog
      open={isOpen}
      title={dialog?.text ?? ''}
      cancelText={leads ? undefined : null}
      confirmText={leads ? dialog.button : undefined}
      onCancel={close}
      onConfirm={() => {
        close();
        if (leads) void navigate(paths.home());
      }}
    />
  );
}
