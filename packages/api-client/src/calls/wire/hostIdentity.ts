import { hostParameters } from '@shuye/core-domain/host';
import * as v from 'valibot';
import { wireText } from './fields.ts';

export const hostIdentityRequest = { ykToken: v.optional(wireText), ykuid: v.optional(wireText) };

/**
 * Selects the reader's identity at the host from all that the host says of its user [ENT-28]. Only the calls that name
 * it send it, and never in an address [API-30] [API-36].
 */
export const toHostIdentity = (said: unknown) => {
  const { ykToken, ykuid } = hostParameters(said);
  return { ykToken, ykuid };
};
