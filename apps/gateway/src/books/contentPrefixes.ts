/** Where content files lie, as the chapter lists say it: free for everybody, by right, and beginnings for everybody. */
export const CONTENT_PREFIXES = {
  freeContUrlPrefix: '/content/free/',
  chargeContUrlPrefix: '/content/charge/',
  shortContUrlPrefix: '/content/short/',
};
