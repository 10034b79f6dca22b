import { hash, randomBytes } from 'node:crypto';

/** A new token of a session; it cannot be guessed. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
