import { expect, it } from 'vitest';
import { openHost } from '../testing/openHost.ts';

const answered = (answer: unknown) => {
  const opened = openHost({ host: 'alipay-h5' });
  const asked: unknown[] = [];
  opened.page.AlipayJSBridge = {
    call: (name, params, callback) => {
      asked.push([name, params]);
      callback(answer);
    },
  };
  return { ...opened, asked };
};

it.each([
  [{ authCode: 'c1' }, 'c1'],
  [{ authcode: 'c2' }, 'c2'],
])('reads the code of the payment app in both spellings: %j [HOST-28]', async (answer, code) => {
  const { bridge, asked } = answered(answer);
  await expect(bridge.loginCode?.()).resolves.toBe(code);
  expect(asked).toEqual([['getAuthCode', { scopeNicks: ['auth_base'] }]]);
});

it('colours the title bar by a decimal number [BRIDGE-01]', async () => {
  const { bridge, asked } = answered({});
  await bridge.setNavigationBar?.({ backgroundColor: '#161412' });
  expect(asked).toEqual([['setTitleColor', { color: 0x161412 }]]);
});

it.each([
  ['1', 'bridge method navigate does not exist'],
  [2, '网络或服务异常，请稍后再试'],
  ['4', '网络或服务异常，请稍后再试'],
])('fails by the error %j of an answer [BRIDGE-28]', async (error, message) => {
  const { bridge } = answered({ error, errorMessage: 'no' });
  await expect(bridge.navigate?.('/')).rejects.toMatchObject({ kind: 'bridge', message });
});

it.each([
  [{ networkType: 'wwan', networkInfo: '4G' }, '4G'],
  [{ networkType: 'wifi' }, 'WIFI'],
])('reads the network from %j [BRIDGE-12]', async (answer, expected) => {
  await expect(answered(answer).bridge.networkType?.()).resolves.toBe(expected);
});
