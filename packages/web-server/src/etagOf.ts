import { createHash } from 'node:crypto';

/** Names a content, so that what a browser has already is not sent again. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
