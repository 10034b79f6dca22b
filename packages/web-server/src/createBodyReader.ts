/** A body is refused: it is too large, or too much of others' is held at this moment. */
export class BodyRefusal extends Error {
  readonly status: 413 | 503;

  constructor(status: 413 | 503) {
    super(status === 413 ? 'the body is too large' : 'too many bodies are on their way');
    this.status = status;
  }
}

export interface BodyLimits {
  maxBytes: number;
  /** A limit for all bodies that have arrived in part or are being passed on. */
  maxHeldBytes: number;
  /** A smaller body is read even when the others reach the limit, since calls of honest readers are small. */
  smallBytes: number;
}

export type ReadBody = <Result>(request: Request, pass: (body: Blob) => Promise<Result>) => Promise<Result>;

/**
 * Reads bodies within bounds: what counts is what has arrived, so that nobody takes room by announcing.
 * The reader throws `BodyRefusal`, and tells how many bytes are `held`.
 */
export function createBodyReader({
  maxBytes,
  maxHeldBytes,
  smallBytes,
}: BodyLimits): ReadBody & { held: () => number } {
  let held = 0;
  const read: ReadBody = async (request, pass) => {
    if (Number(request.headers.get('content-length')) > maxBytes) throw new BodyRefusal(413);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let own = 0;
    try {
      for await (const chunk of request.body ?? []) {
        own += chunk.byteLength;
        held += chunk.byteLength;
        if (own > maxBytes) throw new BodyRefusal(413);
        if (own > smallBytes && held > maxHeldBytes) throw new BodyRefusal(503);
        chunks.push(new Uint8Array(chunk));
      }
      return await pass(new Blob(chunks));
    } finally {
      held -= own;
    }
  };
  return Object.assign(read, { held: () => held });
}
