import { pageHeaders } from '../pages/pageHeaders.ts';
import { pageStyle } from '../pages/pageStyle.ts';

/** Headers of the login pages; forms may end at our own origin and at those that a login returns to. */
export const loginHeaders = (returnOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  ...pageHeaders(pageStyle, returnOrigins),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
});
