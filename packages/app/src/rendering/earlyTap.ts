declare global {
  interface Window {
    shuyeTap?: HTMLButtonElement | null;
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

/** How long a page that is drawn anew may take to show again what was pressed, ms; later nobody expects it any more. */
const MAX_REDRAW_MS = 5000;

function takeTap(): HTMLButtonElement | undefined {
  const button = window.shuyeTap;
  delete window.shuyeTap;
  return button?.isConnected === true ? button : undefined;
}

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;

const namesakes = (element: Element, name: string | null): HTMLButtonElement[] =>
  [...element.querySelectorAll('button')].filter((button) => nameOf(button) === name);

/** Presses again, now that the page is awake, what was pressed too early. */
export function replayEarlyTap(): void {
  takeTap()?.click();
}

const pressedButton = ({ target }: Event): HTMLButtonElement | undefined => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && !button.form ? button : undefined;
};

/**
 * The same where a page is drawn in place of the markup inside `element`, which can be pressed until that is done: presses
 * what bears the name of the button that was pressed last and stands where it stood among others of that name, as soon as
 * it is there; nothing once something else is pressed.
 */
export function replayTapOnRedrawn(element: Element): void {
  const markup = element.firstElementChild;
  let wanted: { name: string | null; place: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const want = (button: HTMLButtonElement | undefined): void => {
    clearTimeout(timer);
    wanted = button && { name: nameOf(button), place: namesakes(element, nameOf(button)).indexOf(button) };
    if (wanted) timer = setTimeout(end, MAX_REDRAW_MS);
  };
  const onClick = (event: Event): void => (markup?.isConnected ? want(pressedButton(event)) : end());
  const watch = new MutationObserver(() => {
    if (markup?.isConnected) return;
    if (!wanted) return end();
    const button = namesakes(element, wanted.name)[wanted.place];
    if (!button || button.disabled) return;
    end();
    button.click();
  });
  const end = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    document.removeEventListener('click', onClick, true);
  };
  document.addEventListener('click', onClick, true);
  watch.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
  want(takeTap());
}
