import type { Page } from 'playwright';

const FAR_PX = 30_000;
const STEPS = 300;
export const STEP_PX = FAR_PX / STEPS;

/** One gesture of 30,000 px at 6,000 px/s. By the wheel: an emulated finger moves no page. */
export async function scrollFar(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = await page.evaluate(() => window.scrollY);
  const gesture = { x: 195, y: 600, yDistance: -FAR_PX, speed: 6000, preventFling: true } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' });
  const moved = (await page.evaluate(() => window.scrollY)) - from;
  if (moved < 1000)
    throw new Error(`The page was to scroll by ${FAR_PX} px and scrolled by ${moved}: nothing was measured.`);
}

/** Scrolls as far by one step a frame, however long a frame takes. */
export async function stepFar(page: Page): Promise<void> {
  await page.evaluate(
    ([steps, px]) =>
      new Promise<void>((done) => {
        let taken = 0;
        const step = (): void => {
          if (taken === steps) return done();
          taken += 1;
          window.scrollBy(0, px);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [STEPS, STEP_PX] as const,
  );
}

/** Milliseconds of the processor that the main thread needs for a frame; `all` holds tasks of every kind. */
export interface FrameCost {
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** What its steps cost: time of the processor alone, so that other work hardly counts. */
export async function costOfSteps(page: Page): Promise<FrameCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  };
  const before = await look();
  await stepFar(page);
  const after = await look();
  const each = (name: string): number => (after(name) - before(name)) / STEPS;
  return {
    all: each('TaskDuration'),
    script: each('ScriptDuration'),
    style: each('RecalcStyleDuration'),
    layout: each('LayoutDuration'),
  };
}

export const costLine = (cost: FrameCost): string =>
  Object.entries(cost)
    .map(([name, ms]) => `${name} ${(ms as number).toFixed(2)}`)
    .join(', ') + ' ms of the processor';
