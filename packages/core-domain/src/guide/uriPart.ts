/** With the u flag only halves of a pair match: no address can carry them. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** A part of an address, encoded; never throws. */
export const uriPart = (value: string | number): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));
