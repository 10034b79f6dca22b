import { watchRedraw } from './watchRedraw.ts';

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

  const want = (button: HTMLButtonElement | undefined): void => {
    wanted = button && { name: nameOf(button), place: namesakes(element, nameOf(button)).indexOf(button) };
  };
  const onClick = (event: Event): void => (markup?.isConnected ? want(pressedButton(event)) : end());
  const attempt = (): boolean => {
    if (!wanted) return true;
    const button = namesakes(element, wanted.name)[wanted.place];
    if (!button || button.disabled) return false;
    // Its press is heard here too.
    wanted = undefined;
    button.click();
    return true;
  };
  const end = watchRedraw(element, attempt, () => document.removeEventListener('click', onClick, true));
  document.addEventListener('click', onClick, true);
  want(takeTap());
}
