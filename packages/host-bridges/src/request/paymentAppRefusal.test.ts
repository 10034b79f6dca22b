import { expect, it } from 'vitest';
import { createRequester } from '../createRequester.ts';
import { paymentAppRefusal } from './paymentAppRefusal.ts';

const MINI_APP =
  'Mozilla/5.0 (Linux; U; Android 13) AppleWebKit/537.36 Chrome/69.0.3497 UWS/3.22 Mobile Safari/537.36 ' +
  'AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 MiniProgram Language/zh-Hans';

const requestIn = (userAgent: string) =>
  createRequester({
    name: 'my',
    find: () => (_method, _params, reply) => reply.ok('asked'),
    refusal: () => paymentAppRefusal(userAgent),
  })('tradePay');

it.each([
  ['a plain browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Safari/604.1'],
  ['another app', MINI_APP.replace('AliApp(AP/', 'AliApp(TB/').replace('AlipayClient', 'Taobao')],
  ['a page of the payment app that is no mini-app', MINI_APP.replace('MiniProgram ', '')],
])('a call in %s rejects with 请在支付宝客户端内调用 [ERR-09] [BRIDGE-27]', async (_name, userAgent) => {
  await expect(requestIn(userAgent)).rejects.toMatchObject({ kind: 'bridge', message: '请在支付宝客户端内调用' });
});

it('a call in the payment mini-app is made [BRIDGE-27]', async () => {
  await expect(requestIn(MINI_APP)).resolves.toBe('asked');
});
