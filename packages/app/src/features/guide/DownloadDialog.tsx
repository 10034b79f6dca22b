import { downloadDialog } from '@shuye/core-domain/guide';
import { Dialog } from '@shuye/ui';

interface DownloadDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the download of the native app [GUIDE-10] [ERR-26]. */
export function DownloadDialog({ open, onConfirm, onCancel }: DownloadDialogProps) {
  const { title, message, confirm, cancel } = downloadDialog;
  return (
    <Dialog
      open={open}
      title={title}
      lines={[message]}
      confirmText={confirm}
      cancelText={cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
