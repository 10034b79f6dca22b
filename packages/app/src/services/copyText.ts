/** The way of kernels that have no clipboard of their own, or keep it from pages without a certificate. */
function copyBySelection(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Outside of an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Deprecated, and the only way there is.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Puts text on the clipboard; only in a tap. False where the browser does not let a page do so. */
export async function copyText(text: string): Promise<boolean> {
  if (typeof navigator.clipboard?.writeText !== 'function') return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    // Webviews often close the clipboard to pages, and leave them this.
    console.info('The clipboard is closed to this page.', cause);
    return copyBySelection(text);
  }
}
