/** Tells when a movement has come to rest, and now and then of one that goes on. */
export interface Rest {
  moved: () => void;
  tell: () => void;
  forget: () => void;
}

export interface RestOptions {
  /** Time without movement after which the scroll has ended, ms. */
  after: number;
  /** Interval of reports while the movement goes on, ms. */
  every: number;
  onRest: () => void;
}

export function createScrollEnd({ after, every, onRest }: RestOptions): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  let toldAt = 0;

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tell = (): void => {
    if (timer === undefined) return;
    forget();
    onRest();
  };
  /** One timer a rest, not one a movement: a scroll moves in every frame. */
  const wait = (delay: number): void => {
    timer = setTimeout(() => {
      const left = movedAt + after - performance.now();
      if (left > 0) wait(left);
      else tell();
    }, delay);
  };

  return {
    moved: () => {
      movedAt = performance.now();
      if (timer === undefined) {
        toldAt = movedAt;
        wait(after);
      } else if (movedAt - toldAt > every) {
        tell();
      }
    },
    tell,
    forget,
  };
}
