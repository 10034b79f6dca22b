import { type MouseEvent, type SyntheticEvent } from 'react';
import { usePreload } from '@shuye/ui';
import { useNavigate } from '../../router/index.ts';
import type { ChapterLineProps } from './ChapterLine.tsx';

type Way = ReturnType<ChapterLineProps['wayTo']>;

/** A second tab, a window or a download is the browser's to open. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Handlers for what holds rows that are written by hand: they go where the row under the finger leads, as the links of the
 * kit do. The screen there is fetched while the finger is still on the row.
 */
export function useWayPress(wayOf: (target: Node) => Way | undefined) {
  const navigate = useNavigate();
  const preloadPage = usePreload();
  const wayOn = ({ target }: SyntheticEvent): Way | undefined => (target instanceof Node ? wayOf(target) : undefined);

  const preload = (event: SyntheticEvent): void => {
    const href = wayOn(event)?.href;
    if (href !== undefined) preloadPage(href);
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
