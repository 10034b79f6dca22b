import { expect, it } from 'vitest';
import { parseDevice } from './parseDevice.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${ANDROID} ${KIT} Chrome/130.0.0.0 Mobile Safari/537.36`, 'android', 'chrome'],
  [`${ANDROID} ${KIT} Chrome/25.0.0.0 Mobile Safari/537.36`, 'android', 'chrome'],
  [`${ANDROID} ${KIT} Chrome/24.0.0.0 Mobile Safari/537.36`, 'android', 'browser'],
  [`${ANDROID} ${KIT} Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.1 Mobile Safari/537.36`, 'android', 'browser'],
  [`${ANDROID} ${KIT} Version/4.0 Chrome/100.0 Mobile Safari/537.36 AliApp(TB/10.48.30)`, 'android', 'browser'],
  [`${ANDROID} ${KIT} Chrome/98.0 MQQBrowser/14.0 Mobile Safari/537.36`, 'android', 'browser'],
  [`${ANDROID} ${KIT} Chrome/114.0 Mobile Safari/537.36 HuaweiBrowser/15`, 'android', 'browser'],
  [`${ANDROID}; wv) ${KIT} Chrome/130.0 Mobile`, 'android', 'browser'],
  [`${ANDROID} ${KIT} Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50`, 'android', 'closed'],
  [`${ANDROID} ${KIT} Chrome/130.0 Mobile Safari/537.36 V1_AND_SQ_9.0 QQ/9.0.90`, 'android', 'closed'],
  [`${ANDROID} ${KIT} Chrome/130.0 Mobile Weibo (Pixel)`, 'android', 'closed'],
  [`${ANDROID} ${KIT} Chrome/130.0 Mobile baiduboxapp/13.5`, 'android', 'closed'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'ios', 'browser'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/130.0 Mobile Safari/604.1', 'ios', 'browser'],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) MicroMessenger/8.0', 'ios', 'closed'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 'ios', 'browser'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/114.0 ArkWeb/4.1.6.1 Mobile', 'harmony', 'browser'],
  [`Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN) ${KIT} Chrome/114.0 Mobile Safari/537.36`, 'harmony', 'browser'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 'desktop', 'browser'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0 Safari/537.36`, 'desktop', 'browser'],
  ['', 'desktop', 'browser'],
])('reads %s as %s in a %s shell', (userAgent, system, shell) => {
  expect(parseDevice(userAgent)).toEqual({ system, shell });
});

it('tells an iPad that calls itself a Mac by its touch screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';
  expect(parseDevice(mac, 5).system).toBe('ios');
  expect(parseDevice(mac, 1).system).toBe('desktop');
  expect(parseDevice('Mozilla/5.0 (Windows NT 10.0)', 10).system).toBe('desktop');
});
