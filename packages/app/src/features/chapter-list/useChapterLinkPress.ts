import { type MouseEvent, type SyntheticEvent } from 'react';
import { usePreload } from '@shuye/ui';
import { isPlainClick, useNavigate } from '../../router/index.ts';
import type { ChapterLineProps } from './ChapterLine.tsx';

type ChapterLink = ReturnType<ChapterLineProps['linkTo']>;

/**
 * Handlers for what holds rows that are written by hand: they go where the row under the finger leads, as the links of the
 * kit do. The screen there is fetched while the finger is still on the row.
 */
export function useChapterLinkPress(linkOf: (target: Node) => ChapterLink | undefined) {
  const navigate = useNavigate();
  const preloadPage = usePreload();
  const linkOn = ({ target }: SyntheticEvent): ChapterLink | undefined =>
    target instanceof Node ? linkOf(target) : undefined;

  const preload = (event: SyntheticEvent): void => {
    const href = linkOn(event)?.href;
    if (href !== undefined) preloadPage(href);
  };

  return {
    onClick: (event: MouseEvent): void => {
      const link = linkOn(event);
      link?.onPress?.();
      if (link?.href === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.href);
    },
    onTouchStart: preload,
    onMouseOver: preload,
  };
}
