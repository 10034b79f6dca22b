import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that proves where the news of a payment come from. */
export const PAYMENT_SIGNATURE = 'x-payment-signature';

const hmac = (body: string, key: string): Buffer => createHmac('sha256', key).update(body, 'utf8').digest();

/** HMAC-SHA256 of the body's own bytes, in hex. */
export const signPayment = (body: string, key: string): string => hmac(body, key).toString('hex');

export const isPaymentSigned = (body: string, signature: string | null, key: string): boolean =>
  signature !== null &&
  /^[0-9a-f]{64}$/.test(signature) &&
  timingSafeEqual(Buffer.from(signature, 'hex'), hmac(body, key));
