/** The common parameters as account and ad calls repeat them beside their signature: a query in the order of the names, unsigned (D-027). */
export const publicParameters = (common: Readonly<Record<string, string | number>>): string =>
  Object.keys(common)
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(common[name]))}`)
    .join('&');
