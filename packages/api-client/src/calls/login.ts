import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireList, wireNumber, wireText } from './wire/fields.ts';

const account = { service: 'account', method: 'POST', body: 'form', sign: 'required', userField: 'userId' } as const;

export interface KnownLogin {
  /** Empty where the server could not tell it. */
  device: string;
  beganAt: number;
  /** True for the login that asks. */
  isOwn: boolean;
}

/** Lists the login that asks first, then the newest; HTTP 401 for a guest. */
export const listLogins = defineCall({
  ...account,
  name: 'listLogins',
  path: '/auth/logins',
  effect: 'read',
  request: {},
  toRequest: () => ({}),
  answer: v.object({
    logins: wireList(
      v.object({ device: v.nullish(wireText, ''), beganAt: wireNumber, isOwn: v.optional(v.boolean(), false) }),
    ),
  }),
  toResult: ({ logins }): KnownLogin[] => logins,
});

/** Ends every login of the account but the one that asks, with all that was refreshed from them; HTTP 401 for a guest. */
export const endOtherLogins = defineCall({
  ...account,
  name: 'endOtherLogins',
  path: '/auth/logins/end',
  request: {},
  toRequest: () => ({}),
  answer: v.object({}),
  toResult: () => undefined,
});
