import { messages } from '../error/messages.ts';
import type { ChapterAccess } from './bookAccess.ts';

/** State of a chapter that the reader has no right to, and of one that lacks a login or beans (D-074). */
export const NOT_BOUGHT_CODE = 403;
export const PAYMENT_NEEDED_CODE = 402;

/** How a server refuses the content of a locked chapter [AUTH-18]; undefined for an open one. */
export const accessRefusal = (access: ChapterAccess): { code: number; message: string } | undefined =>
  access.locked ? { code: NOT_BOUGHT_CODE, message: messages.notBought } : undefined;

export const isPaymentRefusal = (code: number): boolean => code === NOT_BOUGHT_CODE || code === PAYMENT_NEEDED_CODE;
