import { expect, it } from 'vitest';
import { loginNeed } from './loginNeed.ts';

const account = { needsLogin: true };
const open = { needsLogin: false };

it.each([
  ['a page of an account sends a guest to the login page', account, false, false, 'redirect'],
  ['a page of an account asks the mini-app who its user is', account, false, true, 'ask-host'],
  ['a page of an account is open to an account', account, true, false, 'none'],
  ['a page of an account is open to an account in the mini-app', account, true, true, 'none'],
  ['any other page is open to a guest', open, false, false, 'none'],
  ['any other page is open to a guest in the mini-app', open, false, true, 'none'],
])('%s [AUTH-08]', (_title, page, isLoggedIn, isMiniApp, need) => {
  expect(loginNeed({ ...page, isLoggedIn, isMiniApp })).toBe(need);
});
