import { isShelfEditing } from '@shuye/core-domain/shelf';
import { isTabBarVisible } from '@shuye/core-domain/tab-bar';
import { useSearchParams } from '../../router/index.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';

/** Whether the tab bar shows now, on a route that may have it. */
export function useIsTabBarVisible(isFlagged: boolean): boolean {
  const [query] = useSearchParams();
  const isEditing = useShelfEdit(({ mode }) => isShelfEditing(mode));
  return isTabBarVisible({ isFlagged, query, isEditing });
}
