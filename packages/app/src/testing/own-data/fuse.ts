/** What a page was about to do, or has just done, when its process ends. */
export interface Moment {
  kind: 'write' | 'written' | 'remove' | 'send' | 'arrived' | 'answered' | 'pay';
  /** The key of the storage, or the path of the call. */
  name: string;
  text: string;
}

const never = async () => new Promise<never>(() => undefined);

/** Ends the process of a page at a moment of its own, and not a step later. */
export function fuse(base: Storage, server: typeof fetch) {
  let isMoment: ((moment: Moment) => boolean) | undefined;
  let burn: (() => void) | undefined;
  let isBurnt = false;
  const pass = (kind: Moment['kind'], name: string, text = ''): void => {
    if (isBurnt || !isMoment?.({ kind, name, text })) return;
    isBurnt = true;
    burn?.();
  };
  const storage: Storage = {
    ...base,
    setItem: (key, value) => {
      pass('write', key, value);
      if (isBurnt) return;
      base.setItem(key, value);
      pass('written', key, value);
    },
    removeItem: (key) => {
      pass('remove', key);
      if (!isBurnt) base.removeItem(key);
    },
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    pass('send', pathname);
    if (isBurnt) return never();
    const answer = await server(request);
    pass('arrived', pathname);
    if (isBurnt) return never();
    pass('answered', pathname);
    return answer;
  };
  return {
    storage,
    fetch: send,
    pass,
    isBurnt: (): boolean => isBurnt,
    /** From now on the first moment that is meant ends the page, by `then`. */
    light: (meant: (moment: Moment) => boolean, then: () => void): void => {
      isMoment = meant;
      burn = then;
    },
  };
}
