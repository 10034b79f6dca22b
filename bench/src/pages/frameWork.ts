import type { Browser, Page } from 'playwright';
import { stepFar } from './scrollFar.ts';

/** What a frame of a quarter of this processor's speed has for the main thread, counted at full speed, in milliseconds. */
const BUDGET_MS = 1000 / 60 / 4;
const CATEGORIES = ['__metadata', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const STEP = 'FireAnimationFrame';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock, and of the processor. */
  ts: number;
  tdur?: number;
}

export interface FrameWork {
  /** Frames of the main thread in percent that a quarter of the speed does not come to, as it is still at work on the one before. */
  late: number;
  /** Frames in percent in which the main thread works longer than a quarter of the speed allows. */
  overBudget: number;
  median: number;
  p95: number;
  longest: number;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** Of the thread that ran the steps. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    if (event.name === STEP) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  }
  const [busiest] = [...counts].sort(([, a], [, b]) => b - a);
  return events.filter((event) => threadOf(event) === busiest?.[0]);
}

/** Of each step of `stepFar`, which runs once a frame: milliseconds of the processor in all tasks until the next is drawn. */
function workOfFrames(events: readonly TraceEvent[]): number[] {
  const frames: number[] = [];
  for (const { name, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    // Other callbacks of the page's frames follow within the same task.
    if (name === STEP && frames.at(-1) !== 0) frames.push(0);
    else if (name === 'RunTask' && frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000;
  }
  return frames;
}

/**
 * What the main thread does for each frame of a scroll: scripts, styles, layout, paint and layers, by the processor's time
 * at full speed. What a machine draws without a graphics processor, and other work on it, is not in it.
 */
export async function frameWork(browser: Browser, page: Page): Promise<FrameWork> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await stepFar(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const frames = workOfFrames(mainThreadOf(traceEvents)).sort((a, b) => a - b);
  const at = (share: number): number => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
  const due = frames.reduce((sum, work) => sum + Math.max(1, Math.ceil(work / BUDGET_MS)), 0);
  return {
    late: (100 * (due - frames.length)) / due,
    overBudget: (100 * frames.filter((work) => work > BUDGET_MS).length) / frames.length,
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
  };
}

export const workLine = ({ late, overBudget, median, p95, longest }: FrameWork): string =>
  `${late.toFixed(1)} % late, ${overBudget.toFixed(1)} % over ${BUDGET_MS.toFixed(1)} ms (median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, longest ${longest.toFixed(1)})`;
