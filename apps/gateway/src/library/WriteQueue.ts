const AT_ONCE = 8;

/** Runs writes side by side, a few at a time; the first failure ends it. */
export class WriteQueue {
  /** Does work that writes; when it fails nothing is written any more, so that what was written can be removed. */
  static async during<T>(work: (queue: WriteQueue) => Promise<T>): Promise<T> {
    const queue = new WriteQueue();
    try {
      return await work(queue);
    } catch (error) {
      await queue.idle();
      throw error;
    }
  }

  readonly #running = new Set<Promise<void>>();
  #failure: { error: unknown } | undefined;

  /** Waits until there is room, then starts the write. */
  async add(write: () => Promise<void>): Promise<void> {
    while (this.#running.size >= AT_ONCE) await Promise.race(this.#running);
    this.#check();
    const running = write().catch((error: unknown) => {
      this.#failure ??= { error };
    });
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** Waits until no write runs, whether they failed or not. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  async done(): Promise<void> {
    await this.idle();
    this.#check();
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error;
  }
}
