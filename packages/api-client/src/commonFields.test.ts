import { describe, expect, it } from 'vitest';
import { calls } from './calls/index.ts';
import { commonFields } from './commonFields.ts';
import type { AnyCall } from './defineCall.ts';

const common = { platform: 0, channelId: '6666', appVersion: '1', osName: 'ios', deviceId: 'd' };
const userIdIn = (call: AnyCall, userId: string): unknown =>
  commonFields(call, { ...common, userId }, undefined)[call.userField ?? ''];

const everyCall: readonly AnyCall[] = Object.values(calls);
const storeCalls: readonly AnyCall[] = [calls.storePage, calls.storeModule];
const otherCalls = everyCall.filter((call) => call.userField && !storeCalls.includes(call));

describe('the id of a guest', () => {
  it.each(storeCalls)('is 0 in the call $name of the store [AUTH-04]', (call) => {
    expect(userIdIn(call, '8000000')).toBe('0');
    expect(userIdIn(call, '8000001')).toBe('8000001');
  });

  it.each(otherCalls)('is the anonymous one in $name [AUTH-02]', (call) => {
    expect(userIdIn(call, '8000000')).toBe('8000000');
  });
});
