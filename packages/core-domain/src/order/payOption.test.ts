import { describe, expect, it } from 'vitest';
import { hostFacts } from '../testing/hostFacts.ts';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import { payLaunch, payOption } from './payOption.ts';

const RETURN_URL = 'https://m.example.com/top-up';

describe('how an order is paid', () => {
  it.each(['alipay', 'taobao', 'youku'] as const)('by the bridge and mode 11 in %s [PAY-09] [CONST-95]', (host) => {
    const option = payOption(hostFacts[host].payMode, RETURN_URL);
    expect(option).toEqual({ payMode: 11, provider: 'payment-provider' });
  });

  it('by a redirect, mode 4 and an address to come back to in the plain browser [PAY-10] [PAY-12] [CONST-96]', () => {
    const option = payOption(hostFacts.h5.payMode, RETURN_URL);
    expect(option).toEqual({ payMode: 4, provider: 'chat-app', returnUrl: RETURN_URL });
  });

  it('reads the pay info as a trade number for the bridge and as an address for the browser [PAY-11]', () => {
    expect(payLaunch(OrderPayMode.Bridge, '2026112822001')).toEqual({ by: 'bridge', tradeNo: '2026112822001' });
    expect(payLaunch(OrderPayMode.Redirect, 'https://pay.example.com/1')).toEqual({
      by: 'redirect',
      url: 'https://pay.example.com/1',
    });
  });
});
