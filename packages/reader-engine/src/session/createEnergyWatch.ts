import {
  calmSliding,
  ENERGY_REPORT_MIN_GAP_MS,
  ENERGY_SCROLL_THROTTLE_MS,
  energyProgress,
  mayReportEnergy,
  watchSliding,
  type Sliding,
} from '@shuye/core-domain/energy';
import type { SessionClock } from './SessionClock.ts';

export interface EnergyPosition {
  chapterId: string;
  chapterSize: number;
  /** The offset in the chapter's text; `length` is that of the text. */
  offset: number;
  length: number;
  isAtEnd: boolean;
}

export interface EnergyReport {
  chapterId: string;
  chapterSize: number;
  percent: number;
}

export interface EnergyWatchOptions {
  clock: SessionClock;
  onReport: (report: EnergyReport) => void;
  onTooFast: () => void;
}

/** Progress of an energy book, at most one report a second, and the notice to readers who slide too fast [READER-38]. */
export interface EnergyWatch {
  /** Reading is here now; looked at once in 500 ms [ENERGY-07]. */
  at: (position: EnergyPosition) => void;
  turned: () => void;
  scrolled: (screens: number) => void;
  stop: () => void;
}

export function createEnergyWatch({ clock, onReport, onTooFast }: EnergyWatchOptions): EnergyWatch {
  let position: EnergyPosition | undefined;
  let sliding: Sliding = calmSliding(clock.elapsed());
  let reportedAt: number | undefined;
  let reported: EnergyReport | undefined;
  let cancel: (() => void) | undefined;

  const lookAfter = (delay: number): void => {
    cancel = clock.after(delay, () => {
      cancel = undefined;
      look();
    });
  };

  const look = (): void => {
    if (!position) return;
    const { chapterId, chapterSize, offset, length, isAtEnd } = position;
    const percent = isAtEnd ? 100 : energyProgress(offset, length);
    if (reported?.chapterId === chapterId && reported.percent === percent) return;
    const nowMs = clock.elapsed();
    if (!mayReportEnergy(reportedAt, nowMs)) {
      lookAfter(ENERGY_REPORT_MIN_GAP_MS - (nowMs - (reportedAt ?? nowMs)));
      return;
    }
    reportedAt = nowMs;
    reported = { chapterId, chapterSize, percent };
    onReport(reported);
  };

  const slide = (event: Parameters<typeof watchSliding>[1]): void => {
    const step = watchSliding(sliding, event);
    sliding = step.sliding;
    if (step.warns) onTooFast();
  };

  return {
    at: (next) => {
      if (position?.chapterId !== next.chapterId) slide({ type: 'chapter', nowMs: clock.elapsed() });
      position = next;
      if (!cancel) lookAfter(ENERGY_SCROLL_THROTTLE_MS);
    },
    turned: () => slide({ type: 'turned', nowMs: clock.elapsed() }),
    scrolled: (screens) => slide({ type: 'scrolled', screens, nowMs: clock.elapsed() }),
    stop: () => {
      cancel?.();
      cancel = undefined;
    },
  };
}
