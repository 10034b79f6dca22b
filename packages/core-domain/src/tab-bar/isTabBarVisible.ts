export interface TabBarState {
  isFlagged: boolean;
  query: { get(name: string): string | null };
  isEditing: boolean;
}

/** Whether the bottom tab bar shows [TAB-05] [TAB-06] [TAB-07]; routes that have one are flagged (D-003). */
export const isTabBarVisible = ({ isFlagged, query, isEditing }: TabBarState): boolean =>
  isFlagged && !isEditing && query.get('hideTabBar') !== 'true';
