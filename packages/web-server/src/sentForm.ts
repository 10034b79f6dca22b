import { nameOf } from './nameOf.ts';

/** Bytes; larger than any form of the gateway's pages. */
const MAX_FORM = 16 * 1024;

const originHost = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * A copy of a form that a page of this address sends, so that what was typed into it is not lost with its answer;
 * undefined for anything else. One of another site is none of its reader's: they would send it again in its name.
 */
export function sentForm(request: Request): Request | undefined {
  const { headers, method } = request;
  const length = headers.get('content-length');
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (method !== 'POST' || !isForm || length === null || !(Number(length) <= MAX_FORM)) return undefined;
  return originHost(headers.get('origin') ?? '') === nameOf(request) ? request.clone() : undefined;
}
