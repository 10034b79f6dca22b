import type { StopPlace } from './ReaderView.ts';

const isSame = (one: StopPlace, other: StopPlace | undefined): boolean =>
  one.key === other?.key && one.element === other.element && one.isCurrent === other.isCurrent;

/** A page that is gone to while it waits beside the one before it stands in both places for a moment: the first one counts. */
const onceEach = (stops: readonly StopPlace[]): readonly StopPlace[] =>
  stops.filter(({ key }, at) => stops.findIndex((other) => other.key === key) === at);

/** Passes stops on, each key once, only when they differ from those passed on before. */
export function createStopReport(
  onStops: (stops: readonly StopPlace[]) => void,
): (stops: readonly StopPlace[]) => void {
  let last: readonly StopPlace[] = [];
  return (places) => {
    const stops = onceEach(places);
    if (stops.length === last.length && stops.every((stop, at) => isSame(stop, last[at]))) return;
    last = stops;
    onStops(stops);
  };
}
