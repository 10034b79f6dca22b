export { isTabBarVisible } from './isTabBarVisible.ts';
export type { TabBarState } from './isTabBarVisible.ts';
export { tabOfPath, tabs, tabTarget } from './tabs.ts';
export type { TabId } from './tabs.ts';
