import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the Alipay mini-app', () => {
  it('is platform 107 on Android and 108 on iOS [HOST-01]', () => {
    expect(host.platform).toEqual({ android: 107, ios: 108 });
  });

  it('pays through the bridge, mode 11 [PAY-09]', () => {
    expect(host.payMode).toBe(11);
  });

  it('leads to no app, and has its readers logged in by the host [HOST-24, HOST-28]', () => {
    expect(host.guide?.isMiniApp).toBe(true);
    expect(host.login).toBe('host');
  });

  it('keeps nothing of the application: its container does', () => {
    expect(host.keepOnDevice).toBeUndefined();
  });
});
