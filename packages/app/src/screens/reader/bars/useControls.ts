import { useCallback, useState } from 'react';

export type ReaderTool =
  | 'settings'
  | 'catalog'
  | 'bookmarks'
  | 'annotations'
  | 'visits'
  | 'search'
  | 'more'
  | 'auto-buy'
  | 'tap-zones'
  | 'help';

/** Nothing, the two bars, or a tool. */
export type Controls = 'none' | 'bars' | ReaderTool;

export interface ControlsState {
  shown: Controls;
  show: (controls: Controls) => void;
  hide: () => void;
  toggleBars: () => void;
}

export function useControls(): ControlsState {
  const [shown, show] = useState<Controls>('none');
  const hide = useCallback(() => show('none'), []);
  const toggleBars = useCallback(() => show((now) => (now === 'none' ? 'bars' : 'none')), []);
  return { shown, show, hide, toggleBars };
}
