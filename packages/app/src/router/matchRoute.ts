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

const compiled = (route: AppRoute, pattern: string): Pattern => ({
  route,
  expression: new RegExp(`^${pattern.replace(/\/$/, '').replace(PART, '([^/]+)')}/*$`, 'i'),
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
    const [whole, ...parts] = expression.exec(pathname) ?? [];
    if (whole === undefined) continue;
    const named = names.map((name, index) => [name, decoded(parts[index] ?? '')] as const);
    return { route, params: { ...route.params, ...Object.fromEntries(named) } };
  }
  return undefined;
}

const patterns = compilePatterns(routes);

export const notFoundMatch: RouteMatch = { route: notFound, params: {} };

export const matchRoute = (pathname: string): RouteMatch | undefined => matchPatterns(patterns, pathname);
