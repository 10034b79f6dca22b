import { createHmac } from 'node:crypto';

const VALID_MS = 600_000;

/** A gateway that was started with `key` knows the code of the user `subject`. */
export function hostCode(key: string, host: string, subject: string): string {
  const expiresAt = Date.now() + VALID_MS;
  const print = createHmac('sha256', Buffer.from(key, 'utf8'))
    .update(`host-code:${host}:${subject}:${expiresAt}`, 'utf8')
    .digest('hex');
  return `${subject}.${expiresAt}.${print}`;
}
