import type { DrawnText } from './DrawnText.ts';
import type { Highlight } from './ReaderView.ts';
import { setProperties } from './textSetting.ts';

const COLOUR = 'rgba(255, 196, 0, 0.35)';
/** A box reaches this far beyond its letters, px. */
const AIR = 1;

/** A reader's own colours have a ground of their own on each paper. */
const groundOf = (kind: Highlight['kind']): string =>
  `var(--reader-highlight${kind === 'speech' || kind === 'search' ? '' : `-${kind}`}, ${COLOUR})`;

const knownOverlay = ({ firstElementChild: first }: HTMLElement): HTMLElement | undefined =>
  first instanceof HTMLElement && first.dataset['highlights'] !== undefined ? first : undefined;

/** The overlay lies below the text, takes no taps and is not read aloud. */
function overlayOf(surface: HTMLElement): HTMLElement {
  const known = knownOverlay(surface);
  if (known) return known;
  const overlay = surface.ownerDocument.createElement('div');
  overlay.dataset['highlights'] = '';
  overlay.setAttribute('aria-hidden', 'true');
  setProperties(overlay, { position: 'absolute', top: '0', left: '0', 'z-index': '-1', 'pointer-events': 'none' });
  surface.insertBefore(overlay, surface.firstChild);
  return overlay;
}

/**
 * Draws the parts that stand on a surface in place of those before. The surface gets a stacking of its own, so that they
 * lie between it and its text; no sooner, because a scroll of stacked sections is dearer.
 */
export function drawHighlights(surface: HTMLElement, drawn: DrawnText | undefined, parts: readonly Highlight[]): void {
  const own = parts.filter(({ chapterId }) => chapterId === drawn?.chapterId);
  if (!drawn || own.length === 0) {
    knownOverlay(surface)?.remove();
    return;
  }
  if (surface.style.position === '') setProperties(surface, { position: 'relative', 'z-index': '0' });
  const overlay = overlayOf(surface);
  overlay.textContent = '';
  const frame = surface.getBoundingClientRect();
  for (const { offset, length, kind, id, hasNote = false } of own) {
    for (const box of drawn.boxesOf(offset, offset + length)) {
      const isOnSurface = box.right > frame.left && box.left < frame.right;
      if (!isOnSurface) continue;
      const mark = surface.ownerDocument.createElement('div');
      mark.dataset['highlight'] = kind;
      if (id !== undefined) mark.dataset['annotation'] = id;
      setProperties(mark, {
        position: 'absolute',
        'box-sizing': 'border-box',
        left: `${box.left - frame.left - AIR}px`,
        top: `${box.top - frame.top - AIR}px`,
        width: `${box.width + 2 * AIR}px`,
        height: `${box.height + 2 * AIR}px`,
        'border-radius': '3px',
        background: COLOUR,
      });
      mark.style.setProperty('background', groundOf(kind));
      if (hasNote) mark.style.setProperty('border-bottom', '2px dotted currentcolor');
      overlay.appendChild(mark);
    }
  }
}
