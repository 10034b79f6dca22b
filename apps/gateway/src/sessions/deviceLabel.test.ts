import { expect, it } from 'vitest';
import { deviceLabel } from './deviceLabel.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605 Version/12.0 Mobile Safari/604',
    'iPhone · Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 9) Chrome/69.0 Mobile Safari/537 AlipayClient/10.5', '安卓 · 支付宝'],
  ['Mozilla/5.0 (Linux; Android 9) Chrome/69.0 Mobile Safari/537 AliApp(TB/10.0)', '安卓 · 淘宝'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537 Edg/130.0', 'Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/130.0', 'Mac · Firefox'],
  ['curl/8', ''],
])('a reader recognises a device by its system and application: %s', (userAgent, label) => {
  expect(deviceLabel(new Headers({ 'user-agent': userAgent }))).toBe(label);
});
