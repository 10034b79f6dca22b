/**
 * Time that a slice takes, ms: half a frame. The frame after it takes up to three times as long to find out how far its
 * characters reach, where they were never drawn before.
 */
const SLICE_MS = 8;
/** Characters in a slice at the least, and as long as nothing is known of the device: half a screen. */
const MIN_SLICE = 800;
/** The clocks of some kernels know no shorter time, ms. */
const MIN_MS = 1;

/** Learns from each slice how much text the device writes and lays out in its time. */
export interface TimeSlicer {
  /** Characters of the next slice, of so many that are left: a rest of less than half a slice is none of its own. */
  next: (left: number) => number;
  took: (characters: number, ms: number) => void;
}

export function createTimeSlicer(): TimeSlicer {
  let slice = MIN_SLICE;
  return {
    next: (left) => (left < slice * 1.5 ? left : slice),
    took: (characters, ms) => {
      const fitting = (characters / Math.max(MIN_MS, ms)) * SLICE_MS;
      // A slice can also be slow because the device did something else meanwhile: half of that is believed.
      slice = Math.max(MIN_SLICE, fitting < slice ? (fitting + slice) / 2 : fitting);
    },
  };
}
