import { useCallback, type RefObject } from 'react';
import type { ControlsState } from '../bars/useControls.ts';
import type { SurfaceHandle } from './ReaderSurface.tsx';
import type { TapZone } from './tapZone.ts';

export function useTapZones(
  { shown, hide, toggleBars }: ControlsState,
  surface: RefObject<SurfaceHandle | null>,
): (zone: TapZone) => void {
  return useCallback(
    (zone) => {
      if (shown !== 'none') hide();
      else if (zone === 'menu') toggleBars();
      else surface.current?.turn(zone === 'next' ? 1 : -1);
    },
    [shown, hide, toggleBars, surface],
  );
}
