import { hostParameters } from '@shuye/core-domain/host';
import * as v from 'valibot';
import { wireText } from './fields.ts';

export const hostIdentityRequest = { ykToken: v.optional(wireText), ykuid: v.optional(wireText) };

/**
 * Who the reader is for the host itself, out of all that it says of its user [ENT-28]. Sent by the calls that name it and by
 * no other, never in an address [API-30] [API-36].
 */
export const toHostIdentity = (said: unknown) => {
  const { ykToken, ykuid } = hostParameters(said);
  return { ykToken, ykuid };
};
