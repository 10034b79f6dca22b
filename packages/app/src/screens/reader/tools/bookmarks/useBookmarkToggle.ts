import { useCallback } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { BookmarkHere } from './useBookmarkHere.ts';

/** Sets or removes the bookmark of the page, and says so in a toast. */
export function useBookmarkToggle({ toggle }: BookmarkHere): () => void {
  const { toaster } = useServices();
  return useCallback(() => {
    const change = toggle();
    if (change) toaster.show(change === 'added' ? '已添加书签' : '已删除书签');
  }, [toggle, toaster]);
}
