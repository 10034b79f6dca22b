export interface Asset {
  body: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  caching: string;
}
