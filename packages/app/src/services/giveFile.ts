/** Whether the system's share panel takes this file; of desktops none is asked. */
export const canShareFile = (file: File): boolean =>
  navigator.maxTouchPoints > 0 && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Gives a file to the reader: by the system's share panel on phones that take files there, else as a download. */
export async function giveFile(file: File): Promise<void> {
  if (canShareFile(file)) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      console.info('The share panel did not take the file.', cause);
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  // The press that asked for the file may be less than 200 ms ago (UI-26).
  link.setAttribute('data-ghost-click-exempt', '');
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
