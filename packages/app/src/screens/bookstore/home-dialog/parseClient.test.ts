import { expect, it } from 'vitest';
import { parseClient } from './parseClient.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) Mobile Safari', 'ios', '10.3.1', undefined],
  ['Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X) AliApp(TB/10.14.0) WindVane/8.7.2', 'ios', '9.3', '10.14.0'],
  ['Mozilla/5.0 (Linux; Android 10; M) AliApp(AP/10.1.0.123) AlipayClient/10.1.0', 'android', undefined, '10.1.0'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120', 'desktop', undefined, undefined],
])('%s [STORE-21] [STORE-22]', (userAgent, system, systemVersion, clientVersion) => {
  expect(parseClient(userAgent)).toEqual({ system, systemVersion, clientVersion });
});
