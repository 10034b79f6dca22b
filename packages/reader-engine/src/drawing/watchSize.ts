import type { Viewport } from '../layout/pageGeometry.ts';

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Viewport => ({ width: clientWidth, height: clientHeight });

export function watchSize(element: HTMLElement, onSize: (size: Viewport) => void): () => void {
  let last = sizeOf(element);
  const check = (): void => {
    const now = sizeOf(element);
    if (now.width === 0 || now.height === 0 || (now.width === last.width && now.height === last.height)) return;
    last = now;
    onSize(now);
  };

  const view = element.ownerDocument.defaultView;
  view?.addEventListener('resize', check);
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(check) : undefined;
  observer?.observe(element);
  return () => {
    view?.removeEventListener('resize', check);
    observer?.disconnect();
  };
}
