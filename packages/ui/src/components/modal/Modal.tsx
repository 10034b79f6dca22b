import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import { useBackToClose } from '../../behaviours/layer-history/useBackToClose.ts';
import { usePresence } from '../../behaviours/usePresence.ts';
import { useScrollLock } from '../../behaviours/useScrollLock.ts';
import styles from './Modal.module.css';
import { showLayer } from './showLayer.ts';

/** How long a layer comes and goes, as `--motion-layer` (D-130) [CONST-19]. */
const LAYER_TRANSITION_MS = 300;

export interface ModalProps {
  open: boolean;
  /** Escape, "back" and, unless forbidden, a press on the backdrop call it. The owner sets `open`. */
  onClose: () => void;
  /** Name of the layer, or `labelledBy`: the id of the element that names it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  placement?: 'center' | 'bottom' | 'start' | undefined;
  alert?: boolean | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** Off where the application itself keeps the layer in its address. */
  closeOnBack?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The layer under dialogs, sheets and drawers: backdrop, focus, Escape, "back", and a page that holds still. */
export function Modal(props: ModalProps) {
  const { open, onClose, closeOnBack = true } = props;
  const presence = usePresence(open, LAYER_TRANSITION_MS);
  useScrollLock(presence !== 'absent');
  useBackToClose(open && closeOnBack, onClose);

  return presence === 'absent' ? null : <Layer {...props} closing={presence === 'closing'} />;
}

function Layer({ closing, ...props }: ModalProps & { closing: boolean }) {
  const {
    onClose,
    label,
    labelledBy,
    describedBy,
    placement = 'center',
    alert = false,
    closeOnBackdrop = true,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, closeOnBackdrop });

  useEffect(() => {
    latest.current = { onClose, closeOnBackdrop };
  }, [onClose, closeOnBackdrop]);

  useEffect(() => {
    // A closing layer gives the page back at once and is only seen to leave.
    if (closing || !dialog.current || !panel.current) return undefined;
    return showLayer(dialog.current, {
      panel: panel.current,
      onDismiss: () => latest.current.onClose(),
      onBackdrop: () => {
        if (latest.current.closeOnBackdrop) latest.current.onClose();
      },
    });
  }, [closing]);

  return (
    <dialog
      ref={dialog}
      className={styles['layer']}
      data-placement={placement}
      data-closing={closing ? '' : undefined}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-modal="true"
      aria-hidden={closing || undefined}
      inert={closing}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <div ref={panel} className={classNames(styles['panel'], props.className)} tabIndex={-1}>
        {props.children}
      </div>
    </dialog>
  );
}
