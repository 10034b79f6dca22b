import type { SelectedText } from '@shuye/reader-engine/annotations';

/** Lengths in px of the window. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Selected text, or an annotation that was pressed. */
export type BarTarget = { extent: Extent } & (
  | { kind: 'selection'; selected: SelectedText }
  | { kind: 'annotation'; id: string }
);

/** Covers all boxes; undefined for none. */
export function extentOf(boxes: ArrayLike<DOMRect>): Extent | undefined {
  const [first, ...others] = Array.from(boxes);
  if (!first) return undefined;
  const { left, right, top, bottom } = first;
  return others.reduce<Extent>(
    (extent, box) => ({
      left: Math.min(extent.left, box.left),
      right: Math.max(extent.right, box.right),
      top: Math.min(extent.top, box.top),
      bottom: Math.max(extent.bottom, box.bottom),
    }),
    { left, right, top, bottom },
  );
}
