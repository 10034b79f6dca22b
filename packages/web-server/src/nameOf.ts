/** The name by which a reader reached the product: a server that stands before this one may have said it. */
export const nameOf = ({ headers, url }: Request): string =>
  (headers.get('x-forwarded-host') ?? headers.get('host') ?? new URL(url).host).toLowerCase();
