import { expect, it } from 'vitest';
import { cashierSettings } from './cashierSettings.ts';

it('is the sample cashier with a key of this start [A-26]', () => {
  const settings = cashierSettings({});
  expect(settings).toEqual({ SHUYE_PAY_CALLBACK_KEY: expect.any(String), SHUYE_SAMPLE_CASHIER: 'on' });
  expect(settings['SHUYE_PAY_CALLBACK_KEY']?.length).toBeGreaterThanOrEqual(32);
  expect(cashierSettings({})).not.toEqual(settings);
});

it.each([{ SHUYE_PAY_CALLBACK_KEY: 'k'.repeat(32) }, { SHUYE_SAMPLE_CASHIER: 'off' }])(
  'is what the operator says: %j',
  (env) => {
    expect(cashierSettings(env)).toEqual({});
  },
);
