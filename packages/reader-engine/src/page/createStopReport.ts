import type { StopPlace } from './ReaderView.ts';

const isSame = (one: StopPlace, other: StopPlace | undefined): boolean =>
  one.key === other?.key && one.element === other.element && one.isCurrent === other.isCurrent;

/** Passes stops on only when they differ from those passed on before. */
export function createStopReport(
  onStops: (stops: readonly StopPlace[]) => void,
): (stops: readonly StopPlace[]) => void {
  let last: readonly StopPlace[] = [];
  return (stops) => {
    if (stops.length === last.length && stops.every((stop, at) => isSame(stop, last[at]))) return;
    last = stops;
    onStops(stops);
  };
}
