const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** Keeps Tab inside `layer`: for kernels without `showModal`, and for what leaves the page in use. Returns what ends it. */
export function trapFocus(layer: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = layer.querySelectorAll<HTMLElement>(FOCUSABLE);
    const first = stops[0];
    const last = stops[stops.length - 1];
    const leaves = event.shiftKey ? first : last;
    const { activeElement } = layer.ownerDocument;
    if (activeElement !== leaves && layer.contains(activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  layer.ownerDocument.addEventListener('keydown', onKeyDown);
  return () => layer.ownerDocument.removeEventListener('keydown', onKeyDown);
}
