export interface TabBarState {
  /** The route is one of those with a tab bar (D-003). */
  isFlagged: boolean;
  query: { get(name: string): string | null };
  isEditing: boolean;
}

/** Whether the bottom tab bar shows [TAB-05] [TAB-06] [TAB-07]. */
export const isTabBarVisible = ({ isFlagged, query, isEditing }: TabBarState): boolean =>
  isFlagged && !isEditing && query.get('hideTabBar') !== 'true';
