import type { LoginSettings } from '../calls/LoginSettings.ts';

/** Logins as on one's own machine: one code for everybody, nothing is sent. */
export const testLoginSettings = (change: Partial<LoginSettings> = {}): LoginSettings => ({
  secretKey: Buffer.from('a key that only tests know, of 40 letters'),
  returnOrigins: [],
  fixedCode: '000000',
  ...change,
});
