export type TapZone = 'previous' | 'menu' | 'next';

export interface Tap {
  /** px from the left and top of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
  isVertical: boolean;
}

const zoneOf = (part: number): TapZone => (part < 1 / 3 ? 'previous' : part > 2 / 3 ? 'next' : 'menu');

/** Thirds of the page: from left to right where pages turn, from top to bottom where they scroll (D-107). */
export const tapZone = ({ x, y, width, height, isVertical }: Tap): TapZone =>
  isVertical ? zoneOf(y / height) : zoneOf(x / width);
