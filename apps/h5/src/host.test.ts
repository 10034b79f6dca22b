import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

describe('the plain browser', () => {
  it('is platform 0 on both systems [HOST-01]', () => {
    expect(host.platform).toEqual({ android: 0, ios: 0 });
  });

  it('pays by web redirect, mode 4 [PAY-10]', () => {
    expect(host.payMode).toBe(4);
  });

  it('shows the beginning of locked chapters, and leads to the app only where a reader asks for it [HOST-13, READER-01]', () => {
    expect(host.reader.showsLockedPreview).toBe(true);
    expect(Object.values(host.guide?.bars ?? {})).toEqual([false, false, false, false]);
  });

  it('keeps the application on the device', () => {
    expect(host.keepOnDevice).toBeTypeOf('function');
  });
});
