import { expect, it } from 'vitest';
import { loginCode } from './loginCode.ts';

const alone = { openToNetwork: false };

it('is always the same on one’s own machine', () => {
  expect(loginCode({}, alone)).toBe('000000');
});

it('is another one for each login where others share the network', () => {
  expect(loginCode({}, { openToNetwork: true })).toBe('terminal');
});

it('is the operator’s, or none where codes are sent', () => {
  expect(loginCode({ SHUYE_LOGIN_CODE: '424242' }, alone)).toBe('424242');
  expect(loginCode({ SHUYE_CODE_SENDER_URL: 'https://sms.example' }, alone)).toBeUndefined();
});
