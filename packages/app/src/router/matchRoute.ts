import { notFound, routes, type AppRoute } from '../routes.ts';

/** Parts of the pattern, and what the route names for all of its addresses. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteMatch {
  route: AppRoute;
  params: RouteParams;
}

interface Pattern {
  route: AppRoute;
  expression: RegExp;
  names: readonly string[];
}

const PART = /:(\w+)/g;

/** What has a number or an id is named by letters and digits; behind those of a file a suffix may stand (D-012). */
const expressionOf = (pattern: string): string =>
  pattern
    .replace(/\/$/, '')
    .replace(':bookFile', ':id(?:\\.html)?')
    .replace(/:\w*id\b/gi, '([\\da-z-]{1,40})')
    .replace(PART, '([^/]+)');

const compiled = (route: AppRoute, pattern: string): Pattern => ({
  route,
  expression: new RegExp(`^${expressionOf(pattern)}/*$`, 'i'),
  names: (pattern.match(PART) ?? []).map((part) => part.slice(1)),
});

/** Patterns that name more parts come later: the more exact one counts. */
export const compilePatterns = (table: readonly AppRoute[]): readonly Pattern[] =>
  table
    .flatMap((route) => route.patterns.map((pattern) => compiled(route, pattern)))
    .sort((a, b) => a.names.length - b.names.length);

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // Others wrote some addresses: a part that is no encoding stands for itself.
    return part;
  }
};

/** Trailing slashes make no difference. */
export function matchPatterns(patterns: readonly Pattern[], pathname: string): RouteMatch | undefined {
  for (const { route, expression, names } of patterns) {
    const found = expression.exec(pathname);
    if (!found) continue;
    const named = names.map((name, index) => [name, decoded(found[index + 1] ?? '')] as const);
    return { route, params: { ...route.params, ...Object.fromEntries(named) } };
  }
  return undefined;
}

const patterns = compilePatterns(routes);

export const notFoundMatch: RouteMatch = { route: notFound, params: {} };

let last: { pathname: string; match: RouteMatch | undefined } | undefined;

/** The parts of a page, and a server that answers with one, ask about its path several times in a row. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (last?.pathname !== pathname) last = { pathname, match: matchPatterns(patterns, pathname) };
  return last.match;
}
