/** Whether the picture inside an element came and has a size on the page: a blocker leaves it empty, or takes it away [GUIDE-19]. */
export function isPictureVisible(frame: HTMLElement | null): boolean {
  const image = frame?.querySelector('img');
  if (!image || !image.complete || image.naturalWidth === 0) return false;
  const { width, height } = image.getBoundingClientRect();
  return width > 0 && height > 0;
}
