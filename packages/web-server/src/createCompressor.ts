import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from './Asset.ts';

export interface Compressed {
  body: Buffer<ArrayBuffer>;
  encoding?: 'br' | 'gzip';
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Nearly the best ratio at a tenth of its time: the first visitor waits for it. */
const FILE_QUALITY = { br: 9, gzip: constants.Z_BEST_COMPRESSION };
/** A rendered page is given out for seconds: a third of the time for a tenth more bytes. */
const PAGE_QUALITY = { br: 5, gzip: 6 };

const qualityOf = ({ type }: Asset) => (type.startsWith('text/html') ? PAGE_QUALITY : FILE_QUALITY);

const COMPRESSIBLE = /^(?:text|application)\/|^image\/svg/;

const encoders = {
  br: (asset: Asset) =>
    toBrotli(asset.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(asset).br,
        [constants.BROTLI_PARAM_SIZE_HINT]: asset.body.length,
      },
    }),
  gzip: (asset: Asset) => toGzip(asset.body, { level: qualityOf(asset).gzip }),
};

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(part.trim()));

const chosen = ({ type }: Asset, acceptEncoding: string): 'br' | 'gzip' | undefined =>
  COMPRESSIBLE.test(type) ? (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name)) : undefined;

/** Compresses files and pages once per encoding, when one is first asked for. */
export function createCompressor() {
  const started = new WeakMap<Asset, Map<string, Promise<Buffer<ArrayBuffer>>>>();
  const done = new WeakMap<Asset, Map<string, Buffer<ArrayBuffer>>>();

  const compressed = async (asset: Asset, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> => {
    const known = started.get(asset) ?? new Map<string, Promise<Buffer<ArrayBuffer>>>();
    started.set(asset, known);
    const running = known.get(encoding) ?? encoders[encoding](asset);
    known.set(encoding, running);
    const body = await running;
    done.set(asset, (done.get(asset) ?? new Map<string, Buffer<ArrayBuffer>>()).set(encoding, body));
    return body;
  };

  return {
    compressed: async (asset: Asset, acceptEncoding = ''): Promise<Compressed> => {
      const encoding = chosen(asset, acceptEncoding);
      return encoding ? { body: await compressed(asset, encoding), encoding } : { body: asset.body };
    },
    /** Answers without waiting; undefined for an encoding that nobody asked for so far. */
    present: (asset: Asset, acceptEncoding = ''): Compressed | undefined => {
      const encoding = chosen(asset, acceptEncoding);
      if (!encoding) return { body: asset.body };
      const body = done.get(asset)?.get(encoding);
      return body && { body, encoding };
    },
  };
}
