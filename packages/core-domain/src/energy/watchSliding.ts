export const SLIDE_WINDOW_MS = 500;
/** In a row, each of more than one screen. */
export const FAST_WINDOWS = 3;
export const FAST_TURNS = 3;
export const FAST_TURNS_MS = 1500;

export const FAST_SLIDE_TEXT = '滑动太快啦，慢慢读才能获得能量哦';
export const FAST_SLIDE_TOAST_MS = 1200;

export interface Sliding {
  windowStart: number;
  screens: number;
  fastWindows: number;
  turns: readonly number[];
  isWarned: boolean;
}

/** `screens`: distance in screen heights, in either direction. */
export type SlideEvent =
  | { type: 'scrolled'; screens: number; nowMs: number }
  | { type: 'turned'; nowMs: number }
  | { type: 'chapter'; nowMs: number };

/** `warns` in the one step that finds the reader too fast. */
export interface SlideStep {
  sliding: Sliding;
  warns: boolean;
}

export const calmSliding = (nowMs: number): Sliding => ({
  windowStart: nowMs,
  screens: 0,
  fastWindows: 0,
  turns: [],
  isWarned: false,
});

/** Closes the window that ran out: one that was not fast, a pause or a clock set back starts the row anew. */
function atWindow(sliding: Sliding, nowMs: number): Sliding {
  const passed = Math.floor((nowMs - sliding.windowStart) / SLIDE_WINDOW_MS);
  if (passed === 0) return sliding;
  const isNext = passed === 1 && sliding.screens > 1;
  return {
    ...sliding,
    windowStart: passed === 1 ? sliding.windowStart + SLIDE_WINDOW_MS : nowMs,
    screens: 0,
    fastWindows: isNext ? sliding.fastWindows + 1 : 0,
  };
}

function scrolled(sliding: Sliding, screens: number, nowMs: number): SlideStep {
  const window = atWindow(sliding, nowMs);
  const next = { ...window, screens: window.screens + Math.abs(screens) };
  const isFast = next.screens > 1 && next.fastWindows >= FAST_WINDOWS - 1;
  return { sliding: next, warns: isFast };
}

function turned(sliding: Sliding, nowMs: number): SlideStep {
  const recent = sliding.turns.filter((at) => at <= nowMs && nowMs - at <= FAST_TURNS_MS);
  const turns = [...recent, nowMs].slice(-FAST_TURNS);
  return { sliding: { ...sliding, turns }, warns: turns.length === FAST_TURNS };
}

/** Watches how fast an energy book is read; warns once a chapter [READER-38] (D-196). */
export function watchSliding(sliding: Sliding, event: SlideEvent): SlideStep {
  if (event.type === 'chapter') return { sliding: calmSliding(event.nowMs), warns: false };
  const step = event.type === 'turned' ? turned(sliding, event.nowMs) : scrolled(sliding, event.screens, event.nowMs);
  const warns = step.warns && !sliding.isWarned;
  return { sliding: { ...step.sliding, isWarned: sliding.isWarned || warns }, warns };
}
