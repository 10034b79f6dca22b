/** Sent where a host has no number of its own [CONST-77]. */
export const SEARCH_DEFAULT_PLATFORM = 3;

/** The host's platform id for a search, 0 included; whatever is no number becomes 3 [SEARCH-22] (D-155). */
export function searchPlatform(platform: unknown): number {
  const isNumeric = typeof platform === 'number' || (typeof platform === 'string' && platform.trim() !== '');
  const value = isNumeric ? Number(platform) : Number.NaN;
  return Number.isFinite(value) ? value : SEARCH_DEFAULT_PLATFORM;
}
