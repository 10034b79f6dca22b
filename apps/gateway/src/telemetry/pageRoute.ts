/** What is asked that is no declared call, by the first part of its path. */
const ROUTES: ReadonlyMap<string, string> = new Map([
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['library-version', 'library-version'],
  ['content', 'content'],
  ['covers', 'covers'],
  ['login', 'login-page'],
  ['feedback', 'feedback-page'],
  ['cashier', 'cashier'],
  ['pay', 'payment-news'],
  ['robots.txt', 'crawlers'],
  ['sitemap.xml', 'crawlers'],
  ['sitemap', 'crawlers'],
  ['feed', 'crawlers'],
  ['openapi.json', 'openapi'],
  ['openapi', 'openapi'],
]);

/** The name by which metrics and traces know a path that is no call: one of few, whatever is asked for. */
export const pageRoute = (path: string): string => ROUTES.get(path.split('/', 2)[1] ?? '') ?? 'other';
