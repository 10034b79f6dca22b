import type { drawHighlights } from './drawHighlights.ts';
import type { Highlight, HighlightLayer, HighlightSurface } from './ReaderView.ts';

/** The parts that stand out; what draws them is fetched with the first of them. */
export interface Highlights {
  set: (parts: readonly Highlight[], layer?: HighlightLayer) => void;
  paint: () => void;
}

export function createHighlights(surfaces: () => readonly HighlightSurface[]): Highlights {
  const layers: Partial<Record<HighlightLayer, readonly Highlight[]>> = {};
  let draw: typeof drawHighlights | undefined;

  const paint = (): void => {
    if (!draw) return;
    const { annotations = [], passing = [] } = layers;
    for (const { element, drawn } of surfaces()) draw(element, drawn, [...annotations, ...passing]);
  };

  const fetchDraw = async (): Promise<void> => {
    try {
      ({ drawHighlights: draw } = await import('./drawHighlights.ts'));
    } catch {
      // Without a network nothing stands out; the next part asks again.
      return;
    }
    paint();
  };

  return {
    set: (parts, layer = 'passing') => {
      layers[layer] = parts;
      if (draw) paint();
      else if (parts.length > 0) void fetchDraw();
    },
    paint,
  };
}
