/** The bytes of a blob, on kernels too whose blobs do not give them themselves. */
export const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(blob).arrayBuffer());
