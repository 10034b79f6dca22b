import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hash that only this gateway can make: phones, codes and foreign ids are few enough to be guessed from a plain one.
 * `purpose` keeps hashes of one kind from standing for another.
 */
export const hmac = (key: Buffer, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}:${value}`, 'utf8').digest('hex');

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export const sameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8')];
  return left.length === right.length && timingSafeEqual(left, right);
};
