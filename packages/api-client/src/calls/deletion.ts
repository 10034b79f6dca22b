import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';

/** Refused because the login is too old to delete an account by it; the reader has to log in again. */
export const LOGIN_TOO_OLD = 20_004;

/** Seconds that a login may be old by which an account is deleted. */
export const FRESH_LOGIN_S = 600;

/** Deletes the account that asks with everything that no law makes the product keep, within the call; HTTP 401 for a guest. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  service: 'account',
  method: 'POST',
  path: '/auth/account/delete',
  body: 'form',
  sign: 'required',
  userField: 'userId',
  request: {},
  toRequest: () => ({}),
  refusals: { [LOGIN_TOO_OLD]: 'the login began more than ten minutes ago' },
  defaultMessage: '注销失败，请稍后再试',
  answer: v.object({}),
  toResult: () => undefined,
});
