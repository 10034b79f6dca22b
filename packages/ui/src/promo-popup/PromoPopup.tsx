import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Modal } from '../modal/Modal.tsx';
import styles from './PromoPopup.module.css';

export interface PromoPopupProps {
  open: boolean;
  /** What the picture says. */
  label: string;
  picture: string;
  buttonText?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** A picture with one button that invites to the native app (UI-16). */
export function PromoPopup({
  open,
  label,
  picture,
  buttonText = '下载APP 限时领取',
  onConfirm,
  onClose,
}: PromoPopupProps) {
  return (
    <Modal open={open} onClose={onClose} label={label}>
      <div className={styles['picture']}>
        <LazyImage className={styles['image']} src={picture} alt={label} eager />
      </div>
      <div className={styles['foot']}>
        <Button variant="primary" wide onPress={onConfirm}>
          {buttonText}
        </Button>
      </div>
      <IconButton className={styles['close']} label="关闭" onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </Modal>
  );
}
