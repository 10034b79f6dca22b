import { messages } from '@shuye/core-domain/error';
import { jsonReply, type Reply } from '../door/Reply.ts';
import type { TooManyRequests } from '../../calls/TooManyRequests.ts';

const ANSWER = { state: 429, status: 429, message: messages.tooBusy, info: { message: messages.tooBusy } };

/** HTTP 429 in the envelope of every call, whichever field it reads its state and words from. */
export const tooManyRequestsReply = ({ retryAfter }: TooManyRequests): Reply =>
  jsonReply(ANSWER, 429, { 'retry-after': String(retryAfter) });
