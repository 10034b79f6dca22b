import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyRefusal, createBodyReader } from './createBodyReader.ts';

const limits = { maxBytes: 1000, maxHeldBytes: 2500, smallBytes: 100 };

/** A request whose body arrives piece by piece, as it is told to. */
function aSlowRequest(headers: Record<string, string> = {}) {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  const init = { method: 'POST', headers, body: pieces.readable, duplex: 'half' as const };
  return { request: new Request('http://shuye.test/', init), writer };
}

const bytes = (length: number) => new Uint8Array(length);
const sizeOf = async (body: Blob): Promise<number> => body.size;
const refusal = (status: number) => expect.objectContaining({ status }) as BodyRefusal;

describe('the bodies that a server holds', () => {
  it('are read whole', async () => {
    const read = createBodyReader(limits);
    const request = new Request('http://shuye.test/', { method: 'POST', body: 'act=buy' });
    expect(await read(request, (body) => body.text())).toBe('act=buy');
    expect(await read(new Request('http://shuye.test/', { method: 'POST' }), sizeOf)).toBe(0);
  });

  it('are refused beyond the largest call, announced or not', async () => {
    const read = createBodyReader(limits);
    const announced = new Request('http://shuye.test/', {
      method: 'POST',
      body: bytes(1),
      headers: { 'content-length': '1001' },
    });
    await expect(read(announced, sizeOf)).rejects.toEqual(refusal(413));
    const { request, writer } = aSlowRequest();
    const sent = writer.write(bytes(1001)).catch(() => undefined);
    await expect(read(request, sizeOf)).rejects.toEqual(refusal(413));
    await sent;
  });

  it('are refused, but for small ones, while others hold too much; what was announced and never came takes no room', async () => {
    const read = createBodyReader(limits);
    const silent = aSlowRequest({ 'content-length': '999' });
    const slow = [aSlowRequest(), aSlowRequest(), aSlowRequest()];
    const reading = [silent, ...slow].map(({ request }) => read(request, sizeOf).catch((error: unknown) => error));
    const writes = slow.map(({ writer }) => writer.write(bytes(900)).catch(() => undefined));
    await writes[2];
    expect(await reading[3]).toEqual(refusal(503));
    const small = new Request('http://shuye.test/', { method: 'POST', body: bytes(100) });
    expect(await read(small, sizeOf)).toBe(100);

    for (const { writer } of slow.slice(0, 2)) await writer.close();
    expect(await reading[1]).toBe(900);
    const again = new Request('http://shuye.test/', { method: 'POST', body: bytes(900) });
    expect(await read(again, sizeOf)).toBe(900);
    await silent.writer.close();
  });

  it('never hold more than their bound, and leave nothing behind, whatever arrives and fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1500), fc.boolean()), { maxLength: 20 }), async (calls) => {
        const read = createBodyReader(limits);
        await Promise.allSettled(
          calls.map(async ([length, fails]) => {
            const request = new Request('http://shuye.test/', { method: 'POST', body: bytes(length) });
            return read(request, async (body) => {
              await Promise.resolve();
              if (fails) throw new Error('the gateway is gone');
              return body.size;
            });
          }),
        );
        const full = new Request('http://shuye.test/', { method: 'POST', body: bytes(limits.maxBytes) });
        expect(await read(full, sizeOf)).toBe(limits.maxBytes);
      }),
    );
  });
});
