import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import styles from './Sheet.module.css';

export interface SheetProps extends Pick<ModalProps, 'open' | 'onClose' | 'closeOnBackdrop' | 'closeOnBack'> {
  title: string;
  children: ReactNode;
}

/** Comes up from the bottom edge, within the thumb's reach. */
export function Sheet({ title, children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} placement="bottom" label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <IconButton label="关闭" onPress={modal.onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles['body']}>{children}</div>
    </Modal>
  );
}
