import { describe, expect, it } from 'vitest';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import { PLAIN_PLATFORM, platformId, type HostSystem } from '../host/platformId.ts';
import { hostFacts, type HostId } from './hostFacts.ts';

describe('a host', () => {
  it.each<[HostId, HostSystem, number]>([
    ['taobao', 'android', 109],
    ['taobao', 'ios', 110],
    ['taobao', 'harmony', 109],
    ['alipay', 'android', 107],
    ['alipay', 'ios', 108],
    ['alipay', 'harmony', 107],
    ['youku', 'android', 10],
    ['youku', 'ios', 9],
    ['youku', 'harmony', 10],
    ['h5', 'android', 0],
    ['h5', 'ios', 0],
    ['h5', 'harmony', 0],
  ])('%s on %s is platform %s [ENUM-15, HOST-01]', (host, system, id) => {
    expect(platformId(hostFacts[host], system)).toBe(id);
  });

  it.each<[HostId, number, boolean]>([
    ['h5', 4, false],
    ['alipay', 11, true],
    ['taobao', 11, true],
    ['youku', 11, true],
  ])('%s pays by mode %s and is a platform path: %s [ENUM-16]', (host, payMode, isPlatformPath) => {
    expect(hostFacts[host]).toMatchObject({ payMode, isPlatformPath });
  });
});

it('writes the pay modes as the documents do [CONST-95, CONST-96]', () => {
  expect(OrderPayMode).toEqual({ Bridge: 11, Redirect: 4 });
  expect(PLAIN_PLATFORM).toBe(0);
});
