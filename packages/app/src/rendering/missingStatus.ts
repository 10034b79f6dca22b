import type { RouteMatch } from '../router/matchRoute.ts';

const GONE = 410;

interface MissingRequest {
  contentOrigin: string;
  fetch: typeof window.fetch;
}

/**
 * Gives 410 for a book that was taken down, as its feed says, and 404 for what never was; readers see no difference.
 */
export async function missingStatus(
  { params }: RouteMatch,
  { contentOrigin, fetch }: MissingRequest,
): Promise<404 | 410> {
  const bookId = params['bookId'] ?? params['bid'] ?? params['bookFile'] ?? '';
  if (bookId === '') return 404;
  const address = `${contentOrigin}/feed/${encodeURIComponent(bookId)}.xml`;
  const feed = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  return feed?.status === GONE ? 410 : 404;
}
