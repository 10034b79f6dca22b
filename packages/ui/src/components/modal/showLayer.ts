import { trapFocus } from './trapFocus.ts';

interface LayerOptions {
  panel: HTMLElement;
  /** Escape, or whatever else the kernel takes for a request to close. */
  onDismiss: () => void;
  onBackdrop: () => void;
}

const openByHand = (dialog: HTMLDialogElement, onDismiss: () => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  const stopTrap = trapFocus(dialog);
  dialog.setAttribute('open', '');
  dialog.addEventListener('keydown', onKeyDown);
  return () => {
    stopTrap();
    dialog.removeEventListener('keydown', onKeyDown);
    dialog.removeAttribute('open');
  };
};

const openNatively = (dialog: HTMLDialogElement, onDismiss: () => void): (() => void) => {
  const onCancel = (event: Event) => {
    event.preventDefault();
    onDismiss();
  };
  // Some kernels close on a second Escape without asking. The event comes late: by then the layer may be open again.
  const onClosed = () => {
    if (!dialog.open) onDismiss();
  };
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onClosed);
  dialog.showModal();
  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onClosed);
    dialog.close();
  };
};

/**
 * Brings a dialog over the page and the focus into it, to its `[data-autofocus]` if it has one: natively where `showModal`
 * exists, else with a focus trap. The function returned takes it down and gives the focus back.
 */
export function showLayer(dialog: HTMLDialogElement, { panel, onDismiss, onBackdrop }: LayerOptions): () => void {
  const { activeElement } = dialog.ownerDocument;
  const onClick = ({ target }: Event) => {
    if (target === dialog) onBackdrop();
  };

  // iOS before 16 scrolls the page under a backdrop in spite of its overflow.
  const onTouchMove = (event: Event) => {
    if (event.target === dialog) event.preventDefault();
  };

  const close = (typeof dialog.showModal === 'function' ? openNatively : openByHand)(dialog, onDismiss);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('touchmove', onTouchMove, { passive: false });
  // An attribute names the element: one that takes the focus as it is made would do so before the layer knows who had
  // it.
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus({ preventScroll: true });

  return () => {
    dialog.removeEventListener('click', onClick);
    dialog.removeEventListener('touchmove', onTouchMove);
    close();
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus({ preventScroll: true });
  };
}
