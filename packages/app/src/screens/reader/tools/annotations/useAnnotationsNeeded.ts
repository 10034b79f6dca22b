import { isLoggedInId } from '@shuye/core-domain/member';
import { useEffect, useState, type RefObject } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';

/** Highlights are there, may come from other devices, or may be made now: only then is their code fetched. */
export function useAnnotationsNeeded(surface: RefObject<SurfaceHandle | null>): boolean {
  const { storage, userId } = useServices();
  const [isNeeded, setNeeded] = useState(
    () => isLoggedInId(userId()) || storage.read('text_notes', (value) => value) !== undefined,
  );
  useEffect(() => {
    if (isNeeded) return undefined;
    const onSelection = () => {
      const selection = document.getSelection();
      const element = surface.current?.element();
      if (element && selection?.isCollapsed === false && element.contains(selection.anchorNode)) setNeeded(true);
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [isNeeded, surface]);
  return isNeeded;
}
