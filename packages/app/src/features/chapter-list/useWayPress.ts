import { type MouseEvent, type SyntheticEvent } from 'react';
import { findRoute } from '../../router/findRoute.ts';
import { useNavigate } from '../../router/index.ts';
import type { ChapterLineProps } from './ChapterLine.tsx';

type Way = ReturnType<ChapterLineProps['wayTo']>;

const PATH = /^[^?#]*/;

/** A second tab, a window or a download is the browser's to open. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Handlers for what holds rows that are written by hand: they go where the row under the finger leads, as the links of the
 * kit do. The screen there is fetched while the finger is still on the row.
 */
export function useWayPress(wayOf: (target: Node) => Way | undefined) {
  const navigate = useNavigate();
  const wayOn = ({ target }: SyntheticEvent): Way | undefined => (target instanceof Node ? wayOf(target) : undefined);

  const preload = (event: SyntheticEvent): void => {
    const href = wayOn(event)?.href;
    // A failure shows when the screen is asked for.
    if (href !== undefined)
      findRoute(PATH.exec(href)?.[0] ?? href)
        ?.screen.preload()
        .catch(() => undefined);
  };

  return {
    onClick: (event: MouseEvent): void => {
      const way = wayOn(event);
      way?.onPress?.();
      if (way?.href === undefined || !isPlain(event)) return;
      event.preventDefault();
      void navigate(way.href);
    },
    onTouchStart: preload,
    onMouseOver: preload,
  };
}
