import { describe, expect, it } from 'vitest';
import { MAX_BODY, readBody } from './readBody.ts';
import { PayloadTooLarge } from '../calls/callErrors.ts';

const posted = (body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' });

const streamed = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (stream) => {
      // Characters of three bytes, cut in the middle.
      for (const byte of new TextEncoder().encode(text)) stream.enqueue(new Uint8Array([byte]));
      stream.close();
    },
  });

describe('a body', () => {
  it.each([
    ['of a length that was told', (text: string) => posted(text, { 'content-length': '9' })],
    ['of a length that was not', (text: string) => posted(streamed(text))],
  ])('%s is read whole', async (_case, request) => {
    expect(await readBody(request('灯下书'))).toBe('灯下书');
  });

  it('is empty where there is none', async () => {
    expect(await readBody(new Request('http://localhost/', { method: 'POST' }))).toBe('');
  });

  it.each([
    ['as it says', () => posted('x', { 'content-length': String(MAX_BODY + 1) })],
    ['though it says nothing', () => posted('x'.repeat(MAX_BODY + 1))],
    [
      'though it says two things',
      () => posted(streamed('x'.repeat(MAX_BODY + 1)), { 'content-length': '1', 'transfer-encoding': 'chunked' }),
    ],
    ['though it says nothing that is a length', () => posted('x', { 'content-length': 'many' })],
  ])('that is too long, %s, is not taken', async (_case, request) => {
    await expect(readBody(request())).rejects.toBeInstanceOf(PayloadTooLarge);
  });
});
