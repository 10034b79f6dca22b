import { safeTarget } from '../address/safeTarget.ts';

/** Where the query's `history` leads back to: a path of ours, nothing else [SEARCH-19]. */
export function searchReturn(history: string | undefined): string | undefined {
  return history?.startsWith('/') ? safeTarget(history) : undefined;
}
