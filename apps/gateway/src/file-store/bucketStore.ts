import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { S3mini } from 's3mini';
import type { FilesConfig } from '../config/filesConfig.ts';
import { currentPatience } from '../patience/currentPatience.ts';
import { signalOf } from '../patience/signalOf.ts';
import { createBreaker, type BreakerOptions } from '../outgoing/createBreaker.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { ConfigError } from '../config/ConfigError.ts';
import { contentType } from '../files/contentType.ts';
import type { FileStore } from './FileStore.ts';

/** Longer than a store that answers at all takes for one file, in milliseconds. */
const TIME_LIMIT_MS = 5000;

const REPETITIONS = 2;

/** Objects of one list, and of one removal: what S3 takes at most. */
const PAGE = 1000;

/** Ends a request when nobody waits for it any more. */
const fetchInPatience: typeof fetch = async (input, init) => {
  const patience = currentPatience();
  if (patience === undefined) return fetch(input, init);
  const { signal, stop } = signalOf(patience);
  const ended = init?.signal ? AbortSignal.any([init.signal, signal]) : signal;
  try {
    // It counts for the body as well, which is read later.
    return await fetch(input, { ...init, signal: ended });
  } catch (error) {
    stop();
    throw error;
  }
};

/** In one sentence that holds nothing of the keys. */
async function reachBucket(client: S3mini): Promise<void> {
  let isThere: boolean;
  try {
    isThere = (await client.listObjectsPaged('/', 'covers/', 1)) !== null;
  } catch (cause) {
    const status = cause instanceof Error && 'status' in cause ? `HTTP ${String(cause.status)}` : 'no answer';
    throw new ConfigError(`SHUYE_FILES_URL names a bucket that cannot be used: its server gives ${status}.`, { cause });
  }
  if (!isThere) throw new ConfigError('SHUYE_FILES_URL names a bucket that is not there: make it first.');
}

/**
 * Files in a bucket of an S3-compatible object store. A file is there as a whole, and kept, when its write has ended: so
 * S3 promises. The client is loaded here alone, where a bucket is configured.
 * @throws ConfigError where the bucket cannot be used now; later Unavailable from every call while the store does not answer.
 */
export async function bucketStore(
  config: FilesConfig,
  tell: BreakerOptions['tell'],
  pageSize = PAGE,
): Promise<FileStore> {
  const { S3mini: Client } = await import('s3mini');
  const { address, region, accessKeyId, secretAccessKey } = config;
  const client = new Client({
    accessKeyId,
    secretAccessKey,
    region,
    endpoint: address,
    requestAbortTimeout: TIME_LIMIT_MS,
    fetch: fetchInPatience,
  });
  await reachBucket(client);
  const breaker = createBreaker({ name: 'the file store', tell });
  // Apart from each other: a store whose disk is full still gives out what it has.
  const writing = createBreaker({ name: 'writing to the file store', tell });
  // Every request may be repeated: a store that is busy answers 500 or 503, and means it.
  const again = retry(
    handleWhen(() => !currentPatience()?.isOver()),
    { maxAttempts: REPETITIONS, backoff: new ExponentialBackoff({ initialDelay: 50 }) },
  );
  const ask = <T>(work: () => Promise<T>, asking = breaker): Promise<T> =>
    asking(() => again.execute(work)).catch((cause: unknown) => {
      throw cause instanceof Unavailable ? cause : new Unavailable('the file store failed', { cause });
    });
  /** Gives the keys that begin with a prefix, a page at a time. */
  async function* keysOf(prefix: string): AsyncGenerator<string[]> {
    let last = '';
    for (let isWhole = false; !isWhole;) {
      const from = last === '' ? {} : { 'start-after': last };
      // The first argument is the bucket's own path, in spite of its name.
      const page = await ask(() => client.listObjectsPaged('/', prefix, pageSize, undefined, from));
      const keys = (page?.objects ?? []).map(({ Key }) => Key);
      yield keys;
      last = keys.at(-1) ?? '';
      isWhole = keys.length < pageSize;
    }
  }

  return {
    isLeftAlone: () => breaker.isLeftAlone() || writing.isLeftAlone(),
    locate: (name) => `${address}/${name}`,
    read: async (name) => {
      const bytes = await ask(() => client.getObjectArrayBuffer(name));
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    write: async (name, bytes) => {
      const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
      await ask(() => client.putObject(name, body, contentType(name) ?? 'application/octet-stream'), writing);
    },
    settle: () => Promise.resolve(),
    list: async (folder) => {
      const prefix = `${folder}/`;
      const entries = new Set<string>();
      for await (const keys of keysOf(prefix))
        for (const key of keys) entries.add(key.slice(prefix.length).split('/', 1)[0] ?? '');
      return [...entries];
    },
    remove: async (name) => {
      await ask(() => client.deleteObject(name));
      for await (const keys of keysOf(`${name}/`)) if (keys.length > 0) await ask(() => client.deleteObjects(keys));
    },
  };
}
