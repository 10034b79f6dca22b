import { useEffect, type RefObject } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';

/** Says that a link of the book leads to something that the book does not hold. */
export function useLostLinkToast(surface: RefObject<SurfaceHandle | null>): void {
  const { toaster } = useServices();
  useEffect(() => {
    const element = surface.current?.element();
    const notify = () => toaster.show('书中没有这个链接指向的内容');
    element?.addEventListener('lostlink', notify);
    return () => element?.removeEventListener('lostlink', notify);
  }, [surface, toaster]);
}
