import { guideTexts } from '@shuye/core-domain/guide';
import { Dialog } from '@shuye/ui';
import styles from './BrowserMask.module.css';

interface BrowserMaskProps {
  open: boolean;
  onClose: () => void;
}

/** Over a page inside an app that opens no other: where its menu has "open in browser" (D-119). */
export function BrowserMask({ open, onClose }: BrowserMaskProps) {
  return (
    <Dialog
      open={open}
      title={guideTexts.openInBrowser}
      lines={['点右上角的菜单，选“在浏览器中打开”', '再打开APP或者下载']}
      confirmText="知道了"
      cancelText={null}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <svg className={styles['arrow']} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d="M8 56C14 32 30 18 52 12M40 8l14 3-8 12" />
      </svg>
    </Dialog>
  );
}
