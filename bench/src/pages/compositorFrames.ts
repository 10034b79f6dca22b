import type { Browser, Page } from 'playwright';

const CATEGORIES = ['cc', 'benchmark', 'blink.user_timing'];

/** Tells the page's process from those of other pages in the trace. */
const MARK = 'shuye:traced';

interface FrameReport {
  state: string;
  affects_smoothness?: boolean;
  has_missing_content?: boolean;
}

interface TraceEvent {
  name: string;
  pid: number;
  args?: { chrome_frame_reporter?: FrameReport; frame_reporter?: FrameReport };
}

/** What became of the frames of a page that moves, by the compositor's own account. */
export interface CompositorFrames {
  presented: number;
  /** Frames in percent that were due and not shown, and whose absence is seen. */
  dropped: number;
  /** Shown frames in percent in which a part was not drawn yet. */
  incomplete: number;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** The compositor's frames (PipelineReporter) while `work` runs: what moves by itself is shown although scripts are busy. */
export async function compositorFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<CompositorFrames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const pid = traceEvents.find(({ name }) => name === MARK)?.pid;
  const reports = traceEvents
    .filter((event) => event.name === 'PipelineReporter' && event.pid === pid)
    .flatMap(({ args }) => args?.chrome_frame_reporter ?? args?.frame_reporter ?? []);
  const presented = reports.filter(({ state }) => state.includes('PRESENTED'));
  if (presented.length === 0) throw new Error('The trace holds no frame of the page: nothing was measured.');
  const dropped = reports.filter((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness);
  return {
    presented: presented.length,
    dropped: percent(dropped.length, presented.length + dropped.length),
    incomplete: percent(presented.filter((report) => report.has_missing_content).length, presented.length),
  };
}

export const frameLine = ({ dropped, presented, incomplete }: CompositorFrames): string =>
  `${dropped.toFixed(1)} % dropped, ${presented} shown, ${incomplete.toFixed(1)} % of them incomplete`;
