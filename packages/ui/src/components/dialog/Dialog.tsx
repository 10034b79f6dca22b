import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import styles from './Dialog.module.css';

export interface DialogProps extends Pick<ModalProps, 'open' | 'closeOnBackdrop' | 'closeOnBack'> {
  title: string;
  /** The message, a paragraph a line. */
  lines?: readonly string[] | undefined;
  confirmText?: string | undefined;
  /** `null` leaves the cancel button out. */
  cancelText?: string | null | undefined;
  onConfirm: () => void;
  /** Escape, "back" and the backdrop mean the same. */
  onCancel: () => void;
  onClose?: (() => void) | undefined;
  busy?: boolean | undefined;
  children?: ReactNode;
}

/** Asks one question (UI-09). */
export function Dialog(props: DialogProps) {
  const { title, lines, onConfirm, onCancel, onClose, busy, children, open, closeOnBackdrop, closeOnBack } = props;
  const { confirmText = '确定', cancelText = '取消' } = props;
  const id = useId();

  return (
    <Modal
      alert
      open={open}
      onClose={onClose ?? onCancel}
      labelledBy={`${id}-title`}
      describedBy={lines && `${id}-lines`}
      closeOnBackdrop={closeOnBackdrop}
      closeOnBack={closeOnBack}
    >
      <div className={styles['body']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        {lines && (
          <div id={`${id}-lines`} className={styles['lines']}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {children}
        <div className={styles['buttons']}>
          {cancelText !== null && (
            <Button className={styles['button']} onPress={onCancel}>
              {cancelText}
            </Button>
          )}
          <Button className={styles['button']} variant="primary" busy={busy} onPress={onConfirm}>
            {confirmText}
          </Button>
        </div>
      </div>
      {onClose && (
        <IconButton className={styles['close']} label="关闭" onPress={onClose}>
          <CloseIcon size="small" />
        </IconButton>
      )}
    </Modal>
  );
}
