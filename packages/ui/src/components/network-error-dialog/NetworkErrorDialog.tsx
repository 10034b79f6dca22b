import { Dialog } from '../dialog/Dialog.tsx';

export interface NetworkErrorDialogProps {
  open: boolean;
  onRefresh: () => void;
  onClose: () => void;
  /** Instead of 网络无法连接, where the fault has words of its own. */
  message?: string | undefined;
}

/** The network cannot be reached (NET-05). */
export function NetworkErrorDialog({ open, onRefresh, onClose, message = '网络无法连接' }: NetworkErrorDialogProps) {
  return (
    <Dialog
      open={open}
      title={message}
      confirmText="刷新"
      cancelText={null}
      onConfirm={onRefresh}
      onCancel={onClose}
      onClose={onClose}
    />
  );
}
