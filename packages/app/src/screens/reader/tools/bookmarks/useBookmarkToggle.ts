import { useCallback } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { unkeptBookmark } from '../../../../stores/unkeptBookmark.ts';
import type { BookmarkHere } from './useBookmarkHere.ts';

const words = {
  added: '已添加书签',
  removed: '已删除书签',
  full: '书签太多了，请先删除一些',
  unkept: unkeptBookmark,
} as const;

export function useBookmarkToggle({ toggle }: BookmarkHere): () => void {
  const { toaster } = useServices();
  return useCallback(() => {
    const change = toggle();
    if (change) toaster.show(words[change]);
  }, [toggle, toaster]);
}
