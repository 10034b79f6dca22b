import { messages } from '@shuye/core-domain';
import type { Context } from 'hono';
import type { TooMany } from './TooMany.ts';

/** HTTP 429 in the envelope of every call, whichever field it reads its state and words from. */
export const answerTooMany = (http: Context, { retryAfter }: TooMany): Response =>
  http.json({ state: 429, status: 429, message: messages.tooBusy, info: { message: messages.tooBusy } }, 429, {
    'retry-after': String(retryAfter),
  });
