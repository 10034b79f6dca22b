import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Modal } from '../modal/Modal.tsx';
import styles from './PromoPopup.module.css';

export interface PromoPopupProps {
  open: boolean;
  /** The words of the picture. */
  label: string;
  picture: string;
  /** The element around the picture, for those who ask whether it was seen. */
  pictureFrame?: Ref<HTMLDivElement> | undefined;
  buttonText?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** A picture with one button that invites to the native app (UI-16). */
export function PromoPopup({
  open,
  label,
  picture,
  pictureFrame,
  buttonText = '下载APP 限时领取',
  onConfirm,
  onClose,
}: PromoPopupProps) {
  return (
    <Modal open={open} onClose={onClose} label={label}>
      <div ref={pictureFrame} className={styles['picture']}>
        <LazyImage
          className={styles['image']}
          src={picture}
          alt={label}
          eager
          fallback={
            <span className={styles['words']} aria-hidden="true">
              {label}
            </span>
          }
        />
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
