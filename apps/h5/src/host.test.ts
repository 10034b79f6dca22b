import { factsOf, hostFacts } from '@shuye/host-bridges/testing';
import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the plain browser', () => {
  it('has the platform numbers, the pay mode and the price rule that the requirements fix [HOST-01, PAY-10]', () => {
    expect(factsOf(host)).toEqual(hostFacts.h5);
  });

  it('shows the beginning of locked chapters, and leads to the app only where a reader asks for it [HOST-13, READER-01]', () => {
    expect(host.reader.showsLockedPreview).toBe(true);
    expect(Object.values(host.guide?.bars ?? {})).toEqual([false, false, false, false]);
  });

  it('keeps the application on the device', () => {
    expect(host.installOfflineApp).toBeTypeOf('function');
  });
});
