import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parsePayConfig } from './payConfig.ts';

const key = 'k'.repeat(32);

describe('paying', () => {
  it.each([
    [{}, { callbackKey: undefined, sampleCashier: false }],
    [
      { SHUYE_PAY_CALLBACK_KEY: '', SHUYE_SAMPLE_CASHIER: '' },
      { callbackKey: undefined, sampleCashier: false },
    ],
    [{ SHUYE_PAY_CALLBACK_KEY: key }, { callbackKey: key, sampleCashier: false }],
    [
      { SHUYE_PAY_CALLBACK_KEY: key, SHUYE_PAY_CALLBACK_KEY_FORMER: `${key}2` },
      { callbackKey: key, formerCallbackKey: `${key}2`, sampleCashier: false },
    ],
    [
      { SHUYE_PAY_CALLBACK_KEY: key, SHUYE_SAMPLE_CASHIER: 'on' },
      { callbackKey: key, sampleCashier: true, cashier: { report: 'now', page: 'plain' } },
    ],
    [
      {
        SHUYE_PAY_CALLBACK_KEY: key,
        SHUYE_SAMPLE_CASHIER: 'on',
        SHUYE_CASHIER_REPORT: 'late',
        SHUYE_CASHIER_PAGE: 'middle',
      },
      { callbackKey: key, sampleCashier: true, cashier: { report: 'late', page: 'middle' } },
    ],
  ])('is off unless it is configured: %j [A-26]', (env, config) => {
    expect(parsePayConfig(env)).toEqual(config);
  });

  it.each([
    [{ SHUYE_PAY_CALLBACK_KEY: 'short-secret' }, 'SHUYE_PAY_CALLBACK_KEY must be at least 32 characters.'],
    [
      { SHUYE_CASHIER_REPORT: 'soon' },
      'SHUYE_CASHIER_REPORT must be one of now, late, repeated, reordered, forged, none.',
    ],
    [{ SHUYE_CASHIER_PAGE: 'odd' }, 'SHUYE_CASHIER_PAGE must be one of plain, middle.'],
    [{ SHUYE_SAMPLE_CASHIER: 'yes' }, 'SHUYE_SAMPLE_CASHIER must be on or off.'],
    [
      { SHUYE_SAMPLE_CASHIER: 'on' },
      'SHUYE_SAMPLE_CASHIER pays through the callback: it needs SHUYE_PAY_CALLBACK_KEY.',
    ],
  ])('is refused as %j', (env, sentence) => {
    expect(() => parsePayConfig(env)).toThrow(new ConfigError(sentence));
  });
});
