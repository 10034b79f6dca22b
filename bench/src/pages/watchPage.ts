/** What a page counts about itself; runs in the page before its own code. */
export interface PageCounts {
  /** Sum of what moved without a reader's doing. */
  shift: number;
  /** Milliseconds between two frames while `isTimed`. */
  frames: number[];
  isTimed: boolean;
}

declare global {
  interface Window {
    counts: PageCounts;
  }
}

export function watchPage(): void {
  const counts: PageCounts = { shift: 0, frames: [], isTimed: false };
  Object.assign(window, { counts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) counts.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let last = 0;
  const onFrame = (now: number): void => {
    if (counts.isTimed && last > 0) counts.frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

const FRAME_MS = 1000 / 60;

/** Frames that were due and did not come, in percent. */
export function droppedShare(frames: readonly number[]): number {
  const due = frames.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0);
  return due === 0 ? 0 : (100 * (due - frames.length)) / due;
}
