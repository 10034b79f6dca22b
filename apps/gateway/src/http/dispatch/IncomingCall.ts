import type { CallResponse } from './CallResponse.ts';

export interface IncomingCall {
  request: Request;
  /** The query string, without its question mark. */
  query: string;
  /** The client's network address. */
  address: string;
}

export type AnswerCall = (call: IncomingCall) => Promise<CallResponse>;
