import { pageHeaders } from '../pages/pageHeaders.ts';
import { loginStyle } from './loginStyle.ts';

/** Headers of the login pages; forms may end at our own origin and at those that a login returns to. */
export const loginHeaders = (returnOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  ...pageHeaders(loginStyle, returnOrigins),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
});
