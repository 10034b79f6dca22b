import type { PlaceholderSlot } from './ReaderView.ts';

const isSame = (one: PlaceholderSlot, other: PlaceholderSlot | undefined): boolean =>
  one.key === other?.key && one.element === other.element && one.isCurrent === other.isCurrent;

/** A page that is gone to while it waits beside the one before it stands in both places for a moment: the first one counts. */
const onceEach = (placeholders: readonly PlaceholderSlot[]): readonly PlaceholderSlot[] =>
  placeholders.filter(({ key }, at) => placeholders.findIndex((other) => other.key === key) === at);

/** Reports placeholders, each key once, only when they differ from those reported before. */
export function createPlaceholderReport(
  onPlaceholders: (placeholders: readonly PlaceholderSlot[]) => void,
): (placeholders: readonly PlaceholderSlot[]) => void {
  let last: readonly PlaceholderSlot[] = [];
  return (places) => {
    const placeholders = onceEach(places);
    if (placeholders.length === last.length && placeholders.every((placeholder, at) => isSame(placeholder, last[at])))
      return;
    last = placeholders;
    onPlaceholders(placeholders);
  };
}
