import { expect, it } from 'vitest';
import { createTaobaoBridge } from '../taobao/createTaobaoBridge.ts';
import { openHost } from '../testing/openHost.ts';
import { createYoukuBridge } from '../youku/createYoukuBridge.ts';

const addressOf = (tradeNo: string) => `https://pay.example/?t=${tradeNo}`;

it.each([createTaobaoBridge, createYoukuBridge])(
  'leaves for the cashier where a host pays at an address, and leaves it open how that ends [BRIDGE-21] [PAY-09]',
  async (createBridge) => {
    const { page, log } = openHost({ host: 'taobao' });
    const bridge = createBridge(page, { pay: { by: 'redirect', addressOf } });
    await expect(bridge.pay?.('T1')).resolves.toEqual({ code: 6004 });
    expect([page.location.href, log]).toEqual(['https://pay.example/?t=T1', []]);
  },
);
