import { hash } from 'node:crypto';

/** Names a content, so that what a browser has already is not sent again. */
export const etagOf = (body: Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
