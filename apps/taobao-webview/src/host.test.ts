import { factsOf, hostFacts } from '@shuye/host-bridges/testing';
import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the Taobao app', () => {
  it('has the platform numbers, the pay mode and the price rule that the requirements fix [HOST-01, HOST-25, PAY-09]', () => {
    expect(factsOf(host)).toEqual(hostFacts.taobao);
  });

  it('has its readers logged in by the host [HOST-28]', () => {
    expect(host.login).toBe('host');
    expect(host.openBridge()).toMatchObject({ refreshLogin: expect.any(Function), loginCode: expect.any(Function) });
  });

  it('has the farm and can be followed in [HOST-22, FARM-01, FOLLOW-01]', () => {
    expect(host.openBridge()).toMatchObject({ farm: expect.any(Object), follow: expect.any(Object) });
  });

  it('keeps nothing of the application: its container does', () => {
    expect(host.installOfflineApp).toBeUndefined();
  });
});
