import { expect, it } from 'vitest';
import { loginAddress } from './loginAddress.ts';

const returnTo = 'https://shuye.example/reader/1001?a=1&b=灯';

it('leads back to the whole address, query and all [AUTH-09] [AUTH-16]', () => {
  const address = new URL(loginAddress('/login', { returnTo }), 'https://shuye.example');
  expect(address.pathname).toBe('/login');
  expect([...address.searchParams]).toEqual([
    ['priority', 'code'],
    ['redirect_uri', returnTo],
  ]);
});

it('is the same page for a new account (D-018)', () => {
  const address = new URL(loginAddress('/login', { returnTo, registers: true }), 'https://shuye.example');
  expect(address.searchParams.get('register')).toBe('1');
});

it('may be another provider’s page, with a query of its own (D-017)', () => {
  const address = new URL(loginAddress('https://account.example/in?app=1', { returnTo }));
  expect([address.origin, address.searchParams.get('app'), address.searchParams.get('redirect_uri')]).toEqual([
    'https://account.example',
    '1',
    returnTo,
  ]);
});
