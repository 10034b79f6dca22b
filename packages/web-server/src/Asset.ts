/** A file of a built app as it is given out. */
export interface Asset {
  body: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  caching: string;
}
