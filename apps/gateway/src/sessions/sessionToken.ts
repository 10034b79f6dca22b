import { hash, randomBytes } from 'node:crypto';

/** A new token of a session; it cannot be guessed. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'hex');
