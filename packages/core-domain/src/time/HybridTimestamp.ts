/** When something was done to a shelf, and by which device; the order of changes on all devices. */
export interface HybridTimestamp {
  /** Milliseconds of a hybrid clock: never behind what the device had seen. */
  time: number;
  device: string;
}

/** Positive if `a` is later. Equal times are ordered by device, so that every device decides alike. */
export function compareTimestamps(a: HybridTimestamp, b: HybridTimestamp): number {
  if (a.time !== b.time) return a.time - b.time;
  if (a.device === b.device) return 0;
  return a.device > b.device ? 1 : -1;
}
