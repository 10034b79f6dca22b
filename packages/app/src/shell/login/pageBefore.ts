import { matchRoute } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';

interface HistoryEntry {
  url: string | null;
  index: number;
}

interface Navigation {
  entries: () => readonly HistoryEntry[];
  currentEntry: HistoryEntry | null;
}

/** Chromium 102 and Safari 26 tell a page what this tab showed before, as far as it was this site. */
const history = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

const openPath = (url: string): string | undefined => {
  const { pathname, search, hash } = new URL(url);
  const route = matchRoute(pathname)?.route;
  return route && !route.login ? pathname + search + hash : undefined;
};

/** The last page of this tab that needs no login, for a guest who would rather not; 我的 where the browser does not tell. */
export function pageBefore(): string {
  const entries = history()?.entries() ?? [];
  for (let at = (history()?.currentEntry?.index ?? 0) - 1; at >= 0; at -= 1) {
    const url = entries[at]?.url;
    const path = url && openPath(url);
    if (path) return path;
  }
  return paths.myself();
}
