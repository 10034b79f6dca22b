/** Kernels before Chrome 71 and Safari know it by their own names. */
interface OldDocument {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}
interface OldElement {
  webkitRequestFullscreen?: () => void;
}

const ignore = (): void => undefined;

/** Whether a page may take the whole screen here. */
export const canFillScreen = (): boolean => {
  const root: Partial<HTMLElement> & OldElement = document.documentElement;
  return (root.requestFullscreen ?? root.webkitRequestFullscreen) !== undefined;
};

export const fillsScreen = (): boolean => {
  const page: Partial<Document> & OldDocument = document;
  return Boolean(page.fullscreenElement ?? page.webkitFullscreenElement);
};

/** The whole screen for the page, or back to a window. A kernel that refuses changes nothing. */
export function toggleFullScreen(): void {
  const page: Partial<Document> & OldDocument = document;
  const root: Partial<HTMLElement> & OldElement = document.documentElement;
  if (fillsScreen()) {
    if (page.exitFullscreen) page.exitFullscreen().catch(ignore);
    else page.webkitExitFullscreen?.();
  } else if (root.requestFullscreen) {
    root.requestFullscreen().catch(ignore);
  } else root.webkitRequestFullscreen?.();
}
