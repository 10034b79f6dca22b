/** An open widget folds itself after this [CONST-23]. */
export const WIDGET_FOLD_MS = 5000;

/** The floating task widget [FARM-07]. `foldsAt` in milliseconds, `top` in pixels. */
export type FarmWidget =
  | { shape: 'open'; foldsAt: number; top: number }
  | { shape: 'closed' | 'finished'; top: number };

/** `now` in milliseconds. */
export type FarmWidgetEvent =
  | { type: 'woke'; now: number }
  | { type: 'tapped'; now: number }
  /** The task is done. */
  | { type: 'finished' }
  /** `by` pixels down, kept between the two ends. */
  | { type: 'dragged'; by: number; min: number; max: number };

const open = (top: number, now: number, foldAfter: number): FarmWidget => ({
  shape: 'open',
  foldsAt: now + foldAfter,
  top,
});

/** The widget once the task is loaded: open, or finished at once [FARM-02]. */
export const loadedFarmWidget = (
  top: number,
  isFinished: boolean,
  now: number,
  foldAfter = WIDGET_FOLD_MS,
): FarmWidget => (isFinished ? { shape: 'finished', top } : open(top, now, foldAfter));

/** Opens and folds by taps, folds by itself, unfolds for good when the task is finished, moves up and down only [FARM-03..07]. */
export function advanceFarmWidget(widget: FarmWidget, event: FarmWidgetEvent, foldAfter = WIDGET_FOLD_MS): FarmWidget {
  const { shape, top } = widget;
  switch (event.type) {
    case 'woke':
      return shape === 'open' && event.now >= widget.foldsAt ? { shape: 'closed', top } : widget;
    case 'tapped':
      if (shape === 'finished') return widget;
      return shape === 'open' ? { shape: 'closed', top } : open(top, event.now, foldAfter);
    case 'finished':
      return { shape: 'finished', top };
    case 'dragged':
      return { ...widget, top: Math.max(event.min, Math.min(event.max, top + event.by)) };
  }
}
