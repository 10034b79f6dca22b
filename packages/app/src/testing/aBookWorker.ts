import { vi } from 'vitest';
import { createPackDesk } from '../features/own-books/worker/createPackDesk.ts';
import type { PackOrder } from '../features/own-books/worker/BookOrder.ts';

/** Stands for the thread of a worker that packs: what it is given and what it tells are copies. */
class PackWorker extends EventTarget {
  #isEnded = false;
  readonly #desk = createPackDesk((news) => {
    const data = structuredClone(news);
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  });
  postMessage(order: PackOrder) {
    void this.#desk(order);
  }
  terminate() {
    this.#isEnded = true;
  }
}

/** A browser whose workers pack books. */
export const aBookWorker = (): void => void vi.stubGlobal('Worker', PackWorker);
