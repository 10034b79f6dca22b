export { tabBarShows } from './tabBarShows.ts';
export type { TabBarState } from './tabBarShows.ts';
export { tabOfPath, tabs, tabTarget } from './tabs.ts';
export type { TabId } from './tabs.ts';
