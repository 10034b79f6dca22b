import { describe, expect, it } from 'vitest';
import { hostParameters } from './hostParameters.ts';

describe('what a host says of its user and device [ENT-28]', () => {
  const texts = {
    userId: '8000123',
    gender: 'f',
    channelId: '6666',
    clientPatch: '3',
    clientVersion: '10.2.1',
    device: 'phone',
    model: 'M1',
    osName: 'ios',
    osVersion: '18.1',
    umidToken: 'u',
    appVersion: '1.0.9',
    app: 'taobao',
    ykToken: 'y',
    ykuid: '77',
    shuqi_h5: '1',
    tbUserId: 'tb9',
  };
  const numbers = { platform: 110, titleBarHeight: 44, statusBarHeight: 20 };

  it('is taken under the names of the documents', () => {
    expect(hostParameters({ ...texts, ...numbers, welfareEnabled: true })).toEqual({
      ...texts,
      ...numbers,
      welfareEnabled: true,
    });
  });

  it('may write numbers as text and texts as numbers', () => {
    expect(hostParameters({ userId: 8_000_123, titleBarHeight: '44', platform: ' 9 ' })).toEqual({
      userId: '8000123',
      titleBarHeight: 44,
      platform: 9,
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [null, false],
  ])('switches the welfare style by true alone: %j is %s', (welfareEnabled, isOn) => {
    expect(hostParameters({ welfareEnabled })).toEqual({ welfareEnabled: isOn });
  });

  it('is left out where it is missing, empty, of another kind or too long', () => {
    const strange = { userId: { id: 1 }, model: '', app: null, device: 'x'.repeat(2001), gender: ['f'] };
    expect(hostParameters({ ...strange, platform: 'nine', titleBarHeight: Infinity, statusBarHeight: '  ' })).toEqual(
      {},
    );
    expect(hostParameters({ device: 'x'.repeat(2000) }).device).toHaveLength(2000);
  });

  it('brings nothing that was not asked for', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"userId":"9"},"constructor":"x","token":"t","userId":"8000123"}',
    );
    expect(hostParameters(hostile)).toEqual({ userId: '8000123' });
  });

  it.each([undefined, null, 'text', 7, true])('%j says nothing', (answer) => {
    expect(hostParameters(answer)).toEqual({});
  });
});
