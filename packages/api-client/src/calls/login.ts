import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireList, wireNumber, wireText } from './wire/fields.ts';

const account = { service: 'account', method: 'POST', body: 'form', sign: 'required', userField: 'userId' } as const;

/** A place where the account is logged in. */
export interface KnownLogin {
  /** Empty where it could not be told. */
  device: string;
  /** Ms. */
  beganAt: number;
  /** The one that asks. */
  isOwn: boolean;
}

/** Where the account is logged in, its own login first, then the newest; HTTP 401 for a guest. */
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
