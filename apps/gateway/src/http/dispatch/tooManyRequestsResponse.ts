import { messages } from '@shuye/core-domain/error';
import { jsonResponse, type CallResponse } from './CallResponse.ts';
import type { TooManyRequests } from '../../calls/callErrors.ts';

const ANSWER = { state: 429, status: 429, message: messages.tooBusy, info: { message: messages.tooBusy } };

/** HTTP 429 in the envelope of every call, whichever field it reads its state and words from. */
export const tooManyRequestsResponse = ({ retryAfter }: TooManyRequests): CallResponse =>
  jsonResponse(ANSWER, 429, { 'retry-after': String(retryAfter) });
