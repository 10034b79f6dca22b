import { matchRoute } from '../router/matchRoute.ts';
import { isRendered } from './publicRoutes.ts';

/** The path in the letters of the pattern that it fits; addresses are found whatever case they are written in. */
function spelledAs(patterns: readonly string[], path: string): string {
  const parts = path.split('/');
  const isSame = (written: string, at: number): boolean =>
    written.startsWith(':') || written.toLowerCase() === parts[at]?.toLowerCase();
  const fitting = patterns
    .map((pattern) => pattern.split('/'))
    .find((p) => p.length === parts.length && p.every(isSame));
  return fitting ? fitting.map((written, at) => (written.startsWith(':') ? parts[at] : written)).join('/') : path;
}

/**
 * The path that a page for everyone is listed by, for a spelling of it that differs: with slashes at its end, in other
 * letters, or without the suffix that links for search engines write (D-012). Covers keep their variants: hosts tell them apart (D-095).
 */
export function canonicalPath(pathname: string): string {
  const match = matchRoute(pathname);
  if (!match || !isRendered(match)) return pathname;
  const { bookFile, queryFile } = match.params;
  const path = spelledAs(match.route.patterns, pathname.replace(/\/+$/, '') || '/');
  return (bookFile ?? queryFile) === undefined || /\.html$/i.test(path)
    ? path.replace(/\.html$/i, '.html')
    : `${path}.html`;
}
