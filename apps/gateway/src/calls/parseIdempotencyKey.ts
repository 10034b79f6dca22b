import { BadRequest } from './callErrors.ts';

const KEY = /^[!-~]{1,255}$/;

/**
 * The key that names a change, so that its repetition is not a second one.
 * @throws BadRequest for a key that is longer than 255 characters or not printable.
 */
export function parseIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!KEY.test(key)) throw new BadRequest('Idempotency-Key must be 1 to 255 printable characters');
  return key;
}
