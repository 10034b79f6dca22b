const BAR = 24;
const INTERVAL = 80;
const ERASE = '\r\u001b[2K';

/** One line that shows how far something is, on a terminal; elsewhere it stays silent. */
export class ProgressLine {
  readonly #out: NodeJS.WriteStream;
  #shownAt = 0;
  #isShown = false;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  /** `share` from 0 to 1. */
  show(label: string, share: number): void {
    const nowMs = performance.now();
    if (!this.#out.isTTY || (nowMs - this.#shownAt < INTERVAL && share < 1)) return;
    const full = Math.round(Math.min(1, share) * BAR);
    this.#out.write(`${ERASE}${label} [${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${Math.round(share * 100)}%`);
    this.#shownAt = nowMs;
    this.#isShown = true;
  }

  clear(): void {
    if (this.#isShown) this.#out.write(ERASE);
    this.#isShown = false;
  }
}
