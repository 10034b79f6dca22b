import type { Place } from '@shuye/core-domain/progress';

/** Jumps that can be taken back, one after the other. */
export const MAX_JUMPS = 20;

export interface JumpHistory {
  readonly place: Place | undefined;
  leave: (from: Place) => void;
  take: () => Place | undefined;
  clear: () => void;
}

export function createJumpHistory(): JumpHistory {
  let places: readonly Place[] = [];
  return {
    get place() {
      return places[places.length - 1];
    },
    leave: (from) => {
      places = [...places, from].slice(-MAX_JUMPS);
    },
    take: () => {
      const place = places[places.length - 1];
      places = places.slice(0, -1);
      return place;
    },
    clear: () => {
      places = [];
    },
  };
}
