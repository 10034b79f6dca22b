/** Phones and desktops name types differently; some know a type by its ending alone. */
const ACCEPTED = '.txt,.epub,text/plain,application/epub+zip';

/** Opens the picker of the device; to be called by a press. Nothing comes where the reader picks nothing. */
export function pickFiles(onPicked: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPTED;
  input.multiple = true;
  input.hidden = true;
  input.addEventListener('change', () => {
    input.remove();
    onPicked(Array.from(input.files ?? []));
  });
  // Safari opens no picker for an element that is not in the page.
  document.body.append(input);
  input.click();
}
