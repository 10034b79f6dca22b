import { factsOf, hostFacts } from '@shuye/host-bridges/testing';
import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the Alipay mini-app', () => {
  it('has the platform numbers, the pay mode and the price rule that the requirements fix [HOST-01, PAY-09]', () => {
    expect(factsOf(host)).toEqual(hostFacts.alipay);
  });

  it('leads to no app, and has its readers logged in by the host [HOST-24, HOST-28]', () => {
    expect(host.guide?.isMiniApp).toBe(true);
    expect(host.login).toBe('host');
  });

  it('keeps nothing of the application: its container does', () => {
    expect(host.installOfflineApp).toBeUndefined();
  });
});
