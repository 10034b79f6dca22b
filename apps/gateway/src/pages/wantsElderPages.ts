import { elderCookie } from '@shuye/core-domain/storage';
import { parseCookie } from '../sessions/parseCookie.ts';

/** Whether a device asks for pages in 长辈版. */
export const wantsElderPages = (headers: Headers): boolean =>
  parseCookie(headers, elderCookie.name) === elderCookie.value;
