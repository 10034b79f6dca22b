import { baselineHeaders } from '../security/baselineHeaders.ts';
import type { CallResponse } from './CallResponse.ts';

const JSON_HEADERS = { 'content-type': 'application/json', ...baselineHeaders };

/** A reply with the headers of every answer, and the id by which operators find it again. */
export function toResponse({ status, body, headers, cookies = [] }: CallResponse, requestId: string): Response {
  // Plain objects are sent as they are; a `Headers` is built only for what needs one name several times.
  const plain = { ...JSON_HEADERS, ...headers, 'x-request-id': requestId };
  if (cookies.length === 0) return new Response(body, { status, headers: plain });
  const several = new Headers(plain);
  for (const cookie of cookies) several.append('set-cookie', cookie);
  return new Response(body, { status, headers: several });
}
