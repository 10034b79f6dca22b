import { PayloadTooLarge } from '../calls/callErrors.ts';

/** Bytes; larger bodies than any honest call has (E3 of the threat model). */
export const MAX_BODY = 256 * 1024;

/** Reads a body of unknown length, and stops where it is too long. */
async function readCounting(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY) throw new PayloadTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The body of a request as text. @throws PayloadTooLarge */
export async function readBody(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  // Node reads no more than the length that was told.
  if (length !== null && !request.headers.has('transfer-encoding')) {
    if (!(Number(length) <= MAX_BODY)) throw new PayloadTooLarge();
    return request.text();
  }
  return request.body ? readCounting(request.body) : '';
}
