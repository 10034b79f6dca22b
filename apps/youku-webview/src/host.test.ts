import { factsOf, hostFacts } from '@shuye/host-bridges/testing';
import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the Youku app', () => {
  it('has the platform numbers, the pay mode and the price rule that the requirements fix [HOST-01, HOST-25, PAY-09]', () => {
    expect(factsOf(host)).toEqual(hostFacts.youku);
  });

  it('has its readers logged in by the host [HOST-28]', () => {
    expect(host.login).toBe('host');
    expect(host.openBridge()).toMatchObject({ refreshLogin: expect.any(Function), loginCode: expect.any(Function) });
  });

  it('reads from top to bottom whatever a reader chose, with ads and an action bar [HOST-04, HOST-05, HOST-11]', () => {
    expect(host.reader).toMatchObject({ importantStyle: { paging: 'vertical' }, adsEnabled: true });
    expect(host.guide?.bars.actionBar).toBe(true);
  });

  it('has no farm and nothing to follow [FARM-01, FOLLOW-01]', () => {
    const bridge = host.openBridge();
    expect([bridge.farm, bridge.follow]).toEqual([undefined, undefined]);
  });

  it('keeps nothing of the application: its container does', () => {
    expect(host.installOfflineApp).toBeUndefined();
  });
});
