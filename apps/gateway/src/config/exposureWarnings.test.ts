import { services } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { exposureWarnings } from './exposureWarnings.ts';
import { parseConfig } from './parseConfig.ts';

const KEY = 'a key of tests alone, of 40 letters!!!!';
const keys = Object.fromEntries(services.map((service) => [`SHUYE_SIGN_KEY_${service.toUpperCase()}`, 'of our own']));
const trial = { SHUYE_LOGIN_CODE: '123456', SHUYE_SAMPLE_CASHIER: 'on', SHUYE_PAY_CALLBACK_KEY: KEY };
const warningsOf = (env: NodeJS.ProcessEnv) => exposureWarnings(parseConfig(env));

describe('an operator is warned', () => {
  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('of nothing on %s, which no one else reaches', (host) => {
    expect(warningsOf({ ...trial, SHUYE_GATEWAY_HOST: host })).toEqual([]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', '127.0.0.1.example'])('on %s of all that is for trials', (host) => {
    const warnings = warningsOf({ ...trial, SHUYE_GATEWAY_HOST: host });
    expect(warnings).toHaveLength(3);
    expect(warnings.join('\n')).toMatch(/SHUYE_LOGIN_CODE.*\nSHUYE_SAMPLE_CASHIER.*\nThe signing keys of /);
    expect(warnings.join('\n')).not.toContain('123456');
    expect(warnings.join('\n')).not.toContain(KEY);
  });

  it('of the keys that are still those of development, by name', () => {
    const { SHUYE_SIGN_KEY_VIP: _vip, ...others } = keys;
    expect(warningsOf({ ...others, SHUYE_GATEWAY_HOST: '0.0.0.0' })).toEqual([expect.stringContaining(' of vip are')]);
  });

  it('of metrics that others reach without a token', () => {
    const open = { SHUYE_METRICS_PORT: '9100', SHUYE_METRICS_HOST: '0.0.0.0' };
    expect(warningsOf(open)).toEqual([expect.stringContaining('SHUYE_METRICS_TOKEN is not set')]);
    expect(warningsOf({ ...open, SHUYE_METRICS_TOKEN: 'a token of tests' })).toEqual([]);
    expect(warningsOf({ SHUYE_METRICS_PORT: '9100' })).toEqual([]);
  });

  it('of nothing where everything is configured', () => {
    expect(warningsOf({ ...keys, SHUYE_GATEWAY_HOST: '0.0.0.0' })).toEqual([]);
  });
});
