import type { DrawnText } from './DrawnText.ts';
import type { drawHighlights } from './drawHighlights.ts';
import type { Highlight } from './ReaderView.ts';

export interface HighlightSurface {
  element: HTMLElement;
  drawn: DrawnText | undefined;
}

/** The parts that stand out; what draws them is fetched with the first of them. */
export interface Highlights {
  set: (parts: readonly Highlight[]) => void;
  paint: () => void;
}

export function createHighlights(surfaces: () => readonly HighlightSurface[]): Highlights {
  let parts: readonly Highlight[] = [];
  let draw: typeof drawHighlights | undefined;

  const paint = (): void => {
    if (!draw) return;
    for (const { element, drawn } of surfaces()) draw(element, drawn, parts);
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
    set: (next) => {
      parts = next;
      if (draw) paint();
      else if (parts.length > 0) void fetchDraw();
    },
    paint,
  };
}
