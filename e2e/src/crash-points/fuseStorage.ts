import type { Page } from '@playwright/test';

/** A step on the storage of the browser at which the process of a page ends. */
export interface StorageMoment {
  /** Before the step, or right after it. */
  when: 'before' | 'after';
  step: 'set' | 'remove';
  key: string;
  /** What the value holds, and what not. */
  holds?: string;
  lacks?: string;
}

interface Fused {
  shuyeFuse?: StorageMoment | undefined;
}

/** Asked for while the page stands still at its moment, and never answered. */
const SIGNAL = '/the-process-ends';

/** Gives a way to kill the process of the page: nothing that it was about to do happens. A page that stands still opens none. */
export async function processEnd(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  // The process that is asked does not answer any more.
  return () => void session.send('Page.crash').catch(() => undefined);
}

/** Lets the process of the page end at a step of its storage; from the first page on, or once it is lit. */
export async function fuseStorage(page: Page, first?: StorageMoment): Promise<void> {
  const end = await processEnd(page);
  await page.route(`**${SIGNAL}`, end);
  await page.addInitScript(
    ({ moment, signal }) => {
      const fused = window as Fused;
      fused.shuyeFuse = moment;
      const whole = Object.getOwnPropertyDescriptors(Storage.prototype);
      const pass = (when: string, step: string, key: string, value: string): void => {
        const meant = fused.shuyeFuse;
        if (meant?.when !== when || meant.step !== step || meant.key !== key) return;
        if (!value.includes(meant.holds ?? '') || (meant.lacks !== undefined && value.includes(meant.lacks))) return;
        const asked = new XMLHttpRequest();
        asked.open('GET', signal, false);
        asked.send();
      };
      Storage.prototype.setItem = function set(key, value) {
        pass('before', 'set', key, value);
        whole.setItem.value?.call(this, key, value);
        pass('after', 'set', key, value);
      };
      Storage.prototype.removeItem = function remove(key) {
        pass('before', 'remove', key, '');
        whole.removeItem.value?.call(this, key);
      };
    },
    { moment: first, signal: SIGNAL },
  );
}

/** From now on. */
export const lightFuse = (page: Page, moment: StorageMoment): Promise<void> =>
  page.evaluate((meant) => void ((window as Fused).shuyeFuse = meant), moment);
