export type TapZone = 'previous' | 'menu' | 'next';

export interface Tap {
  /** Distances from the left and top of the page, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  isVertical: boolean;
  /** One letter for each ninth of the page, row by row: p(revious), m(enu), n(ext); empty for the usual. */
  map: string;
}

const zones: Readonly<Record<string, TapZone>> = { p: 'previous', n: 'next' };

const third = (part: number): number => Math.max(0, Math.min(2, Math.floor(part * 3)));

/** The reader's own map, or thirds of the page: from left to right where pages turn, from top to bottom where they scroll (D-107). */
export const tapZone = ({ x, y, width, height, isVertical, map }: Tap): TapZone => {
  const ninths = map || (isVertical ? 'pppmmmnnn' : 'pmnpmnpmn');
  return zones[ninths.charAt(third(y / height) * 3 + third(x / width))] ?? 'menu';
};
