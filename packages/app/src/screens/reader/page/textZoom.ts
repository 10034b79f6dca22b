/**
 * How much larger this page draws words than its styles say: hosts and systems enlarge words alone, for readers who want
 * them large, and no length of the page with them.
 */
export function textZoom(): number {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.fontSize = '100px';
  const zoom = parseFloat(getComputedStyle(probe).fontSize) / 100;
  probe.remove();
  return zoom;
}
