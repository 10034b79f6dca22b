import type { Leaf } from './createLeaf.ts';
import { leafOffsets, type TurnMode } from './leafOffsets.ts';

/** `--motion-page`, ms. */
export const TURN_MS = 280;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** The timer, not the event, ends a turn: an event may never come when the page was hidden. */
const SLACK_MS = 40;
const SHADOW = '0 0 20px rgba(0, 0, 0, 0.22)';

export interface Leaves {
  previous: Leaf;
  current: Leaf;
  next: Leaf;
}

/** Moves leaves on the compositor; any turn may be cut short by the next one. */
export interface TurnMotion {
  readonly isMoving: boolean;
  /** Shows the leaves part of the way, following a finger. */
  hold: (leaves: Leaves, progress: number) => void;
  /** From part of the way to rest; at once where nothing is to move. */
  settle: (leaves: Leaves, progress: number, done: () => void) => void;
  rest: (leaves: Leaves) => void;
}

export interface TurnMotionOptions {
  mode: TurnMode;
  /** Off, every turn is a cut. */
  animated: boolean;
}

export function createTurnMotion({ mode, animated }: TurnMotionOptions): TurnMotion {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = ({ previous, current, next }: Leaves, progress: number, transition: string): void => {
    const offsets = leafOffsets(mode, progress);
    const isResting = progress === 0 && transition === '';
    const layers: ReadonlyArray<readonly [Leaf, number, string]> = [
      [previous, offsets.previous, '3'],
      [current, offsets.current, '2'],
      [next, offsets.next, '1'],
    ];
    for (const [{ element }, offset, layer] of layers) {
      const { style } = element;
      const isCurrent = element === current.element;
      style.transition = transition;
      style.transform = `translate3d(${offset * 100}%, 0, 0)`;
      style.zIndex = layer;
      style.visibility = isResting && !isCurrent ? 'hidden' : 'visible';
      style.boxShadow = mode === 'cover' && !isResting ? SHADOW : 'none';
    }
  };

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    get isMoving() {
      return timer !== undefined;
    },
    hold: (leaves, progress) => {
      stopTimer();
      place(leaves, progress, '');
    },
    settle: (leaves, progress, done) => {
      stopTimer();
      if (!animated || mode === 'none') {
        place(leaves, 0, '');
        done();
        return;
      }
      place(leaves, progress, '');
      // The start has to be laid out before its transition can begin.
      leaves.current.element.getBoundingClientRect();
      place(leaves, 0, `transform ${TURN_MS}ms ${EASE}`);
      timer = setTimeout(() => {
        timer = undefined;
        place(leaves, 0, '');
        done();
      }, TURN_MS + SLACK_MS);
    },
    rest: (leaves) => {
      stopTimer();
      place(leaves, 0, '');
    },
  };
}
