import { errorCode } from './errorCode.ts';

export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
