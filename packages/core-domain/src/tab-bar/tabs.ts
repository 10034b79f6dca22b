export const tabs = [
  { id: 'shelf', title: '书架', path: '/shelf' },
  { id: 'home', title: '书城', path: '/' },
  { id: 'myself', title: '我的', path: '/myself' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** The tab that a path belongs to: its own page, or a page below it; none for a page with a bar but no tab (D-003). */
export function tabOfPath(path: string): TabId | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  return tabs.find((tab) => bare === tab.path || bare.startsWith(`${tab.path}/`))?.id;
}

/** Where a tap on a tab leads: the tab's page with the current query, also for a reload under server rendering [TAB-03, TAB-04]. */
export function tabTarget({ path }: (typeof tabs)[number], query: string): string {
  const rest = query.replace(/^\?/, '');
  return rest === '' ? path : `${path}?${rest}`;
}
