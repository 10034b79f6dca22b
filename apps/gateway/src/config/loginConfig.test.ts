import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseLoginConfig } from './loginConfig.ts';

describe('how readers log in', () => {
  it('needs no setting on one’s own machine, and no code logs in unless one is set (A-25)', () => {
    expect(parseLoginConfig({})).toEqual({
      secretKey: undefined,
      formerSecretKey: undefined,
      fixedCode: undefined,
      printsCodes: false,
      codeSenderUrl: undefined,
      returnOrigins: [],
      hostVerifierUrl: undefined,
      hostLoginKey: undefined,
    });
  });

  it('takes each value from the environment', () => {
    const origins = 'https://shuye.example, https://m.shuye.example:8443';
    const config = parseLoginConfig({ SHUYE_LOGIN_CODE: '000000', SHUYE_RETURN_ORIGINS: origins });
    expect(config).toMatchObject({
      fixedCode: '000000',
      returnOrigins: ['https://shuye.example', 'https://m.shuye.example:8443'],
    });
  });

  it('shows random codes where the gateway was started, when it is told to', () => {
    expect(parseLoginConfig({ SHUYE_LOGIN_CODE: 'terminal' })).toMatchObject({
      fixedCode: undefined,
      printsCodes: true,
    });
  });

  it.each([
    ['SHUYE_SECRET_KEY', 'short', 'SHUYE_SECRET_KEY must be at least 32 characters.'],
    ['SHUYE_SECRET_KEY_FORMER', 'short', 'SHUYE_SECRET_KEY_FORMER must be at least 32 characters.'],
    ['SHUYE_LOGIN_CODE', '12345', 'SHUYE_LOGIN_CODE must be six digits or "terminal".'],
    [
      'SHUYE_CODE_SENDER_URL',
      'ftp://sms.example',
      'SHUYE_CODE_SENDER_URL must be a web address without a user and password.',
    ],
    [
      'SHUYE_CODE_SENDER_URL',
      'sms.example',
      'SHUYE_CODE_SENDER_URL must be a web address without a user and password.',
    ],
    [
      'SHUYE_HOST_VERIFIER_URL',
      'https://',
      'SHUYE_HOST_VERIFIER_URL must be a web address without a user and password.',
    ],
    [
      'SHUYE_CODE_SENDER_URL',
      'https://shuye:password@sms.example/send',
      'SHUYE_CODE_SENDER_URL must be a web address without a user and password.',
    ],
    [
      'SHUYE_HOST_VERIFIER_URL',
      'https://shuye@hosts.example',
      'SHUYE_HOST_VERIFIER_URL must be a web address without a user and password.',
    ],
    [
      'SHUYE_RETURN_ORIGINS',
      'shuye.example',
      'SHUYE_RETURN_ORIGINS must be origins such as https://shuye.example, with commas between them.',
    ],
    ['SHUYE_HOST_LOGIN_KEY', 'short', 'SHUYE_HOST_LOGIN_KEY must be at least 16 characters.'],
    [
      'SHUYE_RETURN_ORIGINS',
      'https://shuye.example/path',
      'SHUYE_RETURN_ORIGINS must be origins such as https://shuye.example, with commas between them.',
    ],
  ])('names %s when it cannot be used, without its value', (name, value, sentence) => {
    expect(() => parseLoginConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });
});
