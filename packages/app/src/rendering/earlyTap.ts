declare global {
  interface Window {
    shuyeTap?: HTMLElement | null;
  }
}

/**
 * A script of rendered pages that remembers the button that was pressed last, until `replayEarlyTap`. Links and forms need
 * no scripts and are left to the browser. The oldest kernels run it as it is.
 */
export const earlyTapScript = `(function () {
  window.shuyeTap = null;
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('button');
    if (window.shuyeTap !== undefined) window.shuyeTap = button && !button.form ? button : null;
  }, true);
})();`;

/** Presses again, now that the page is awake, what was pressed too early. */
export function replayEarlyTap(): void {
  const button = window.shuyeTap;
  delete window.shuyeTap;
  if (button?.isConnected) button.click();
}
