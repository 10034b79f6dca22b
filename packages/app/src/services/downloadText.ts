/** Gives a text to the reader as a file: by the system's share panel on phones that take files there, else as a download. */
export async function downloadText(name: string, type: string, text: string): Promise<void> {
  const file = new File([text], name, { type });
  const isTouched = navigator.maxTouchPoints > 0;
  if (isTouched && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
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
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
