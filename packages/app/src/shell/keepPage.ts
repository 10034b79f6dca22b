/** How many pages are kept beside each other; a page more costs the one that was left longest ago. */
export const MAX_KEPT_PAGES = 6;

/** Pages stand in the order in which they were last shown [ROUTE-56]. */
export const keepPage = <Page extends { path: string }>(kept: readonly Page[], page: Page): readonly Page[] =>
  [...kept.filter(({ path }) => path !== page.path), page].slice(-MAX_KEPT_PAGES);
