interface FakeCaches extends CacheStorage {
  /** Cached paths, in the order of their caching. */
  paths: () => string[];
  /** From now on every request is refused, as by a device without room. */
  breakDown: () => void;
}

/** A browser's store of answers with one cache in it; what it adds by itself comes by `fetch`. */
export function fakeCaches(origin: string, fetch: (path: string) => Promise<Response>): FakeCaches {
  const cached = new Map<string, Response>();
  let isBroken = false;
  const addressOf = (file: RequestInfo | URL): string =>
    new URL(typeof file === 'string' || file instanceof URL ? file : file.url, origin).href;
  const guarded = async <Value>(value: () => Value): Promise<Value> => {
    if (isBroken) throw new DOMException('no room', 'QuotaExceededError');
    return value();
  };

  const match = (file: RequestInfo | URL) => guarded(() => cached.get(addressOf(file))?.clone());
  const put = (file: RequestInfo | URL, answer: Response) => guarded(() => void cached.set(addressOf(file), answer));
  const cache = {
    match,
    put,
    add: async (path: string) => put(path, await fetch(path)),
    keys: () => guarded(() => [...cached.keys()].map((url) => ({ url }))),
    delete: (file: RequestInfo | URL) => guarded(() => cached.delete(addressOf(file))),
  };
  const storage: Partial<CacheStorage> = { match, open: () => guarded(() => cache as unknown as Cache) };
  return {
    ...(storage as CacheStorage),
    paths: () => [...cached.keys()].map((url) => new URL(url).pathname),
    breakDown: () => (isBroken = true),
  };
}
