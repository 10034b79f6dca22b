import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps extends Pick<ModalProps, 'open' | 'onClose' | 'closeOnBackdrop' | 'closeOnBack'> {
  title: string;
  /** Stand beside the title, e.g. 正序/倒序. */
  actions?: ReactNode;
  bodyRef?: Ref<HTMLDivElement> | undefined;
  /** Scrolls by itself below the head. */
  children: ReactNode;
}

export function Drawer({ title, actions, bodyRef, children, ...modal }: DrawerProps) {
  return (
    <Modal {...modal} className={styles['panel']} placement="start" label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {actions}
        <IconButton label="关闭" onPress={modal.onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={bodyRef} className={styles['body']}>
        {children}
      </div>
    </Modal>
  );
}
